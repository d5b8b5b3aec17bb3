interface Forenames {
  feminine: readonly string[];
  masculine: readonly string[];
}

const list = (names: string): readonly string[] => names.split(", ");

/** First names by language, or by country where a language's would surprise. */
export const forenames: Readonly<Record<string, Forenames>> = {
  fr: {
    feminine: list(
      "Camille, Sylvie, Nathalie, Isabelle, Marie, Julie, Sandrine, Céline, Aurélie, Claire, Émilie, Martine, Chantal, Manon, Léa, Pauline, Sophie, Véronique, Brigitte, Laetitia, Marion, Élodie, Anne-Laure, Corinne, Caroline, Mathilde, Justine, Françoise, Delphine, Charlotte, Virginie, Monique, Lucie, Karine, Amandine, Christelle, Hélène, Florence, Odile, Stéphanie, Laura, Inès, Magali, Noémie, Fabienne, Patricia, Sabrina, Estelle, Élise, Jocelyne",
    ),
    masculine: list(
      "Thomas, Nicolas, Philippe, Patrick, Julien, Laurent, Stéphane, Christophe, Alain, Michel, Pierre, Antoine, Maxime, Sébastien, Frédéric, Olivier, Guillaume, Romain, Bernard, Jérôme, Vincent, David, Éric, Gérard, Mathieu, Cédric, Benoît, Fabien, Hugo, Lucas, Jean-Luc, Yves, Didier, Arnaud, Damien, Franck, Clément, Bruno, Pascal, Alexandre, Ludovic, Gilles, Kévin, Adrien, Jean-Marc, Quentin, Hervé, Karim, Florian, Xavier",
    ),
  },
  en: {
    feminine: list(
      "Sarah, Emma, Karen, Helen, Susan, Laura, Fiona, Rachel, Alison, Claire, Jenny, Kate, Lucy, Hannah, Margaret, Nicola, Rebecca, Sue, Victoria, Amy, Joanne, Deborah, Megan, Louise, Tracy",
    ),
    masculine: list(
      "David, John, Paul, Mark, Andrew, James, Peter, Steve, Chris, Ian, Richard, Michael, Simon, Tom, Robert, Graham, Matt, Neil, Keith, Alan, Stuart, Daniel, Martin, Kevin, Ben",
    ),
  },
  de: {
    feminine: list(
      "Sabine, Petra, Claudia, Anja, Julia, Monika, Andrea, Stefanie, Birgit, Katrin, Susanne, Heike, Lena, Katharina, Ute, Nicole, Martina, Anna, Silke, Christine, Melanie, Gabi, Laura, Tanja, Barbara",
    ),
    masculine: list(
      "Thomas, Michael, Andreas, Stefan, Peter, Markus, Jürgen, Klaus, Christian, Frank, Martin, Uwe, Jan, Tobias, Bernd, Wolfgang, Sebastian, Matthias, Ralf, Dieter, Florian, Holger, Jens, Lukas, Rainer",
    ),
  },
  nl: {
    feminine: list(
      "Marieke, Ingrid, Anneke, Sandra, Linda, Esther, Wilma, Monique, Petra, Lotte, Saskia, Femke, Yvonne, Ellen, Carla, Marjolein, Anouk, Hanneke, Sanne, Mirjam",
    ),
    masculine: list(
      "Jan, Peter, Hans, Erik, Marcel, Jeroen, Wim, Henk, Bas, Rob, Martijn, Kees, Dirk, Gerard, Bart, Sander, Pieter, Ruud, Frank, Arjan",
    ),
  },
  es: {
    feminine: list("María, Carmen, Laura, Ana, Marta, Cristina, Elena, Isabel, Lucía, Raquel, Pilar, Sara, Beatriz, Nuria, Silvia"),
    masculine: list("José, Antonio, Javier, Carlos, David, Miguel, Alejandro, Sergio, Jordi, Pablo, Francisco, Álvaro, Rubén, Iker, Luis"),
  },
  it: {
    feminine: list(
      "Francesca, Giulia, Chiara, Laura, Paola, Elena, Silvia, Anna, Federica, Sara, Martina, Valentina, Roberta, Cristina, Barbara",
    ),
    masculine: list(
      "Marco, Andrea, Luca, Giuseppe, Alessandro, Paolo, Stefano, Roberto, Davide, Matteo, Giovanni, Fabio, Massimo, Antonio, Enrico",
    ),
  },
  DK: { feminine: list("Mette, Hanne, Kirsten, Louise, Camilla"), masculine: list("Lars, Søren, Henrik, Jesper, Mads") },
  SE: { feminine: list("Karin, Anna, Eva, Maria, Linnea"), masculine: list("Anders, Johan, Mikael, Erik, Fredrik") },
  NO: { feminine: list("Ingrid, Kari, Marit, Silje, Hilde"), masculine: list("Ole, Bjørn, Kjetil, Morten, Terje") },
  FI: { feminine: list("Päivi, Anna, Tiina, Minna"), masculine: list("Juha, Mikko, Timo, Antti") },
  PL: { feminine: list("Agnieszka, Katarzyna, Joanna, Magda"), masculine: list("Piotr, Tomasz, Marcin, Krzysztof") },
  CZ: { feminine: list("Jana, Petra, Lenka, Tereza"), masculine: list("Jiří, Petr, Tomáš, Martin") },
  JP: { feminine: list("Yuki, Keiko, Aya, Naoko"), masculine: list("Kenji, Hiroshi, Takashi, Daisuke") },
  CN: { feminine: list("Li Na, Wei, Xiaoling, Yan"), masculine: list("Wei, Jun, Chen, Hao") },
};

/** Family names, by the same keys. */
export const surnames: Readonly<Record<string, readonly string[]>> = {
  fr: list(
    "Roux, Martin, Bernard, Petit, Durand, Leroy, Moreau, Simon, Laurent, Lefebvre, Michel, Garcia, Bertrand, Fournier, Girard, Bonnet, Dupont, Lambert, Fontaine, Rousseau, Vincent, Muller, Lefèvre, Faure, Mercier, Blanc, Guérin, Boyer, Garnier, Chevalier, François, Legrand, Gauthier, Perrin, Robin, Clément, Morin, Henry, Nicolas, Roche, Mathieu, Gautier, Masson, Marchand, Duval, Denis, Dumont, Marie, Lemaire, Noël, Meyer, Dufour, Meunier, Brun, Blanchard, Giraud, Joly, Rivière, Lucas, Brunet, Gaillard, Barbier, Arnaud, Martinez, Gérard, Renard, Schmitt, Colin, Picard, Benali, Da Silva, Vidal, Caron, Aubert, Rolland, Leclercq, Leclerc, Bourgeois, Lemoine, Hubert, Rey, Collet, Carpentier, Prévost, Charpentier, Pons, Cousin, Maillard, Baron, Tessier, Delattre, Nguyen",
  ),
  en: list(
    "Smith, Jones, Taylor, Brown, Wilson, Evans, Thomas, Roberts, Walker, Wright, Robinson, Thompson, White, Hughes, Edwards, Green, Hall, Wood, Harris, Clarke, Murphy, O'Brien, Campbell, Mitchell, Baker, Turner, Cooper, Ward, Morris, Parker, Bennett, Fletcher, Lawson",
  ),
  de: list(
    "Müller, Schmidt, Schneider, Fischer, Weber, Meyer, Wagner, Becker, Schulz, Hoffmann, Koch, Bauer, Richter, Klein, Wolf, Schröder, Neumann, Schwarz, Zimmermann, Braun, Krüger, Hartmann, Lange, Werner, Krause, Lehmann, Huber, Maier, Kaiser, Fuchs, Vogel, Keller, Frank, Berger, Winkler, Roth, Baumann, Lorenz",
  ),
  nl: list(
    "de Jong, Jansen, de Vries, van den Berg, Bakker, van Dijk, Visser, Smit, Meijer, de Boer, Mulder, de Groot, Bos, Vos, Peters, Hendriks, van Leeuwen, Dekker, Brouwer, de Wit, Dijkstra, Smits, de Graaf, van der Meer, Kuiper, Peeters, Janssens, Maes, Claes, Vermeulen",
  ),
  es: list(
    "García, Martínez, López, Sánchez, Pérez, Gómez, Fernández, Ruiz, Díaz, Moreno, Muñoz, Alonso, Navarro, Torres, Domínguez, Ramos, Gil, Serrano, Blanco, Molina, Ortega, Puig, Etxeberria, Iglesias",
  ),
  it: list(
    "Rossi, Russo, Ferrari, Esposito, Bianchi, Romano, Colombo, Ricci, Marino, Greco, Bruno, Gallo, Conti, De Luca, Costa, Giordano, Mancini, Rizzo, Lombardi, Moretti, Barbieri, Fontana, Mariani, Rinaldi, Caruso",
  ),
  DK: list("Jensen, Nielsen, Hansen, Pedersen, Andersen"),
  SE: list("Andersson, Johansson, Karlsson, Nilsson, Lindqvist"),
  NO: list("Hansen, Johansen, Olsen, Larsen, Haugen"),
  FI: list("Korhonen, Virtanen, Mäkinen, Nieminen"),
  PL: list("Nowak, Kowalska, Wiśniewski, Zielińska"),
  CZ: list("Novák, Svoboda, Dvořák, Horák"),
  JP: list("Sato, Suzuki, Tanaka, Yamamoto"),
  CN: list("Wang, Zhang, Liu, Chen"),
};
