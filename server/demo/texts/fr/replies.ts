/** Owners' replies in French. `[we/i]` follows the signature: a team or one person. */
export const frenchReplies = `
# any hello
?named Bonjour $first,
?named Bonjour $first,
Bonjour,
(Bonjour Madame, bonjour Monsieur|Chère cliente, cher client|Madame, Monsieur),
# any thanks 5
(Un grand merci|Merci beaucoup|Mille mercis) pour (ce beau commentaire|vos mots|ce message qui fait chaud au cœur|votre avis si gentil)
Quel plaisir de (lire ces lignes|vous lire|commencer la journée avec un tel message)
(Votre commentaire|Votre message) (a fait le tour de l'équipe|est affiché en cuisine|nous touche beaucoup), (merci|merci à vous)
[Nous sommes ravis/Je suis ravi~] que (ce moment vous ait plu|tout se soit bien passé|vous ayez passé un bon moment)
Merci d'avoir pris (le temps de partager votre expérience|quelques minutes pour nous écrire)
# any thanks 4
Merci pour (votre avis|ce retour) (positif et vos remarques|et votre franchise|détaillé)
[Nous vous remercions/Je vous remercie] de (votre confiance|votre venue) et de (ces remarques utiles|cet avis constructif)
(Contents|Heureux) de savoir que l'ensemble vous a plu
# any thanks 3
Merci d'avoir pris le temps de (partager votre ressenti|nous dire ce qui a plu et ce qui a déçu)
[Nous avons/J'ai] lu votre avis avec attention et [regrettons/regrette] que (tout n'ait pas été à la hauteur|l'expérience ne soit pas complètement celle attendue)
Votre avis est mitigé et [nous le comprenons/je le comprends]
# any thanks 2
[Nous sommes sincèrement désolés/Je suis sincèrement désolé~] que votre (venue|passage) (vous ait déçus|se soit passé ainsi)
Merci de (votre franchise|nous avoir alertés), même si (la lecture n'est pas agréable|cela pique un peu)
[Nous regrettons/Je regrette] (vraiment|vivement) cette mauvaise expérience
# any thanks 1
[Nous vous présentons nos/Je vous présente mes] excuses, (ce que vous décrivez n'est pas acceptable|ce n'est pas ce que [nous voulons/je veux] offrir)
[Nous prenons/Je prends] votre commentaire très au sérieux
(Votre message est rude|Votre colère est audible), et [nous tenons/je tiens] à y répondre
# any re accueil +
$staff a lu vos compliments (avec grand plaisir|avec le sourire)
L'accueil est ce à quoi [nous tenons/je tiens] le plus, (vos mots récompensent toute l'équipe|merci de l'avoir remarqué)
Vos compliments ont été transmis (à l'équipe|aux intéressés), (elle en est très fière|ils ont souri toute la matinée)
# any re accueil -
Le ton que vous décrivez n'a pas sa place chez nous, (un point a été fait avec l'équipe|[nous en avons/j'en ai] parlé avec la personne concernée)
L'accueil aurait dû être tout autre, (une formation est prévue avant la saison|il n'y a pas d'excuse, même un jour de forte affluence)
# any re proprete +
L'équipe de ménage (rougit de plaisir|vous remercie de ces mots|a lu votre avis avec fierté)
# any re proprete -
Le contrôle du ménage a été (revu entièrement|renforcé) (depuis votre passage|dès le lendemain)
Ce défaut de propreté est (inacceptable|regrettable), (une seconde vérification est désormais faite|notre prestataire a été reçu)
# any re chambre +
La literie a été (changée l'hiver dernier|choisie avec soin), (contents qu'elle vous ait porté conseil|vos nuits le confirment)
# any re chambre -
La rénovation (se poursuit étage par étage|de ces chambres est programmée cet hiver), (vous êtes tombés sur l'une des dernières|la vôtre fait partie de la prochaine tranche)
(La literie|La panne) que vous signalez a été (remplacée|réparée) (depuis|cette semaine)
# any re petit_dejeuner +
Les confitures sont faites par (notre cuisinière|une voisine du village), elle sera touchée
# any re petit_dejeuner -
Le petit-déjeuner évolue : (un producteur local nous rejoint le mois prochain|le réassort est désormais assuré jusqu'à la fin du service)
# any re restauration +
Le compliment est passé en cuisine, (le chef vous salue|toute la brigade vous remercie)
# any re restauration -
(Une assiette tiède|Un plat raté) se signale sur le moment, (nous l'aurions refait sans discuter|la cuisine a été prévenue)
En cuisine, (nous avons repris cette recette|le point a été fait le soir même), (vous avez eu raison de le dire|cela ne doit pas se reproduire)
# any re attente +
Merci d'avoir noté (l'organisation|le rythme du service), c'est un travail d'équipe
# any re attente -
Vous avez trop attendu, (deux absents ce jour-là|un flux inhabituel), ce n'est pas une excuse mais une explication
L'attente est notre chantier du moment : (une personne de plus est arrivée|l'organisation a changé depuis)
# any re calme +
Le calme est (notre luxe|ce que beaucoup viennent chercher ici), n'en parlez pas trop
# any re calme -
Le bruit dont vous parlez (a été traité avec la personne concernée|nous a été confirmé), (la prochaine fois, prévenez-nous le soir même|une ronde est faite depuis)
# any re emplacement +
[Nous avons/J'ai] de la chance, (un tel cadre fait la moitié du travail|on ne s'en lasse pas non plus)
# any re emplacement -
[Nous avons/J'ai] précisé la situation (sur notre site|dans l'annonce) pour éviter ce malentendu
# any re prix +
Garder un prix juste est (un choix|une bataille de tous les jours), merci de le souligner
# any re prix -
[Nous comprenons/Je comprends] votre remarque sur le prix, (les charges ont beaucoup augmenté|le tarif comprend aussi l'entretien du lieu), mais [nous l'entendons/je l'entends]
Les suppléments sont indiqués (à la réservation|sur le site), mais sans doute pas assez clairement : (c'est corrigé|ce sera revu)
# any re equipements +
Les nouveaux équipements étaient attendus, (heureux qu'ils servent|votre remarque conforte ce choix)
# any re equipements -
Le matériel signalé a été (réparé|remplacé) (dans la semaine|depuis votre passage)
# any re ambiance +
L'ambiance, c'est (vous aussi qui la faites|l'affaire de tous), merci
# any re ambiance -
Le décor va (changer cet hiver|être repensé), votre remarque tombe à point
# any re acces +
Le parking a demandé bien des démarches, merci d'en parler
# any re acces -
Le stationnement est le point faible (du quartier|du village), (un parking gratuit se trouve à 300 m, demandez le plan|des places ont été réservées depuis)
# any re numerique +
La fibre est arrivée (au printemps|l'an dernier), et tant mieux si cela se sent
# any re numerique -
Le wifi va (être renforcé|passer à la fibre) (avant l'été|dans les semaines qui viennent)
# any re pedagogie +
$staff prépare ses visites avec passion, (votre retour est sa plus belle paie|nous lui avons lu votre avis)
# any re pedagogie -
Les supports de visite sont en cours de réécriture, (en trois langues cette fois|vos remarques y aideront)
# any invite
N'hésitez pas à (nous appeler|m'écrire directement) pour en parler de vive voix
[Nous aimerions/J'aimerais] (en parler avec vous|vous faire changer d'avis) : (appelez-nous|un mot à l'accueil suffira)
Pouvez-vous nous indiquer (la date exacte de votre venue|votre numéro de réservation), pour que [nous comprenions/je comprenne] ce qui s'est passé ?
# any goodbye 5
(Au plaisir de vous revoir|A très bientôt|Revenez quand vous voulez|La porte vous est grande ouverte)
(A l'année prochaine, donc|Au plaisir de vous accueillir à nouveau|Belle continuation à vous)
# any goodbye 4
(Au plaisir de vous revoir|A bientôt|Au plaisir d'un prochain passage)
# any goodbye 3
(En espérant avoir l'occasion de faire mieux|Au plaisir, peut-être, de vous montrer mieux|A bientôt, [nous l'espérons/je l'espère])
# any goodbye 2
(Bien à vous|Cordialement|En vous renouvelant [nos/mes] excuses)
# any goodbye 1
(Cordialement|Bien cordialement|Avec [nos/mes] excuses)
# any short 5
Merci (beaucoup|à vous|infiniment) et (à bientôt|au plaisir de vous revoir|bonne route)
Merci pour ces (belles étoiles|jolies étoiles) !
Merci (pour votre note|de votre confiance), (toute l'équipe vous salue|cela nous encourage)
# any short 4
Merci pour votre retour, (à bientôt|au plaisir de vous revoir)
# any short 3
Merci pour votre avis, [nous en tenons/j'en tiens] compte
# any short 2
[Nous regrettons/Je regrette] votre déception, (n'hésitez pas à nous dire pourquoi|vos remarques nous aideraient)
# any short 1
[Nous sommes désolés/Je suis désolé~] de cette note, (pouvez-vous nous en dire plus par mail ?|contactez-nous, s'il vous plaît)
`;
