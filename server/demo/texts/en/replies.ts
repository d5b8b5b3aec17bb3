/** Owners' replies in English, as French owners write them. */
export const englishReplies = `
# any hello
?named Dear $first,
?named Hello $first,
Dear guest,
Hello,
# any thanks 5
(Thank you so much|Many thanks) for (your kind words|this lovely review|taking the time to write)
We are (delighted|very happy) that you (enjoyed your visit|had a good time with us)
Your comment made the whole team smile
# any thanks 4
Thank you for your (positive feedback and your remarks|kind and honest review)
# any thanks 3
Thank you for your feedback, we are sorry that not everything was up to your expectations
# any thanks 2
We are (really|truly) sorry that your visit was a disappointment
# any thanks 1
Please accept our sincere apologies, this is not what we want for our guests
# any re accueil -
We have spoken with the team about the welcome you received
# any re proprete -
The cleaning has been checked (again|very carefully) since your stay
# any re attente -
You waited too long, we have one more person in the team now
# any re chambre -
The rooms on this floor will be renovated next winter
# any re numerique -
The wifi will be improved before the summer
# any re acces -
There is a free car park 300 m away, please ask us for the map
# any re accueil +
I will pass your compliments on to the team
# any re restauration +
The chef was very pleased with your words
# any re emplacement +
Yes, we are lucky to live in such a place
# any invite
Please do not hesitate to contact us directly
# any goodbye 5
(We hope to see you again soon|You are welcome back any time|Safe travels and see you soon)
# any goodbye 4
(Hope to see you again|Kind regards)
# any goodbye 3
(We hope to do better next time|Kind regards)
# any goodbye 2
(With our apologies|Kind regards)
# any goodbye 1
(With our apologies|Kind regards)
# any short 5
(Thank you very much|Many thanks) and see you soon
# any short 4
Thank you for your review
# any short 3
Thank you, we take note of it
# any short 2
We are sorry, please tell us more
# any short 1
We are sorry for this experience, please contact us
`;
