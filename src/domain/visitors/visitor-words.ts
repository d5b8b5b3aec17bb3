import type { FormWords } from "../../generated/types.ts";

type VisitorLanguage = keyof FormWords;

/** What each language of visitors is called in itself. */
export const languageNames: Readonly<Record<VisitorLanguage, string>> = {
  fr: "Français",
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  es: "Español",
  it: "Italiano",
};

/** The profiles of visitors in their languages; one that the product's own file adds has its name there alone. */
export const profileNames: Readonly<Record<VisitorLanguage, Readonly<Record<string, string>>>> = {
  fr: {
    couple: "En couple",
    famille: "En famille",
    amis: "Entre amis",
    solo: "Seul",
    affaires: "Pour affaires",
    groupe: "En groupe",
    non_renseigne: "Je préfère ne pas le dire",
  },
  en: {
    couple: "As a couple",
    famille: "With family",
    amis: "With friends",
    solo: "Alone",
    affaires: "On business",
    groupe: "In a group",
    non_renseigne: "I prefer not to say",
  },
  de: {
    couple: "Als Paar",
    famille: "Mit Familie",
    amis: "Mit Freunden",
    solo: "Allein",
    affaires: "Geschäftlich",
    groupe: "In einer Gruppe",
    non_renseigne: "Keine Angabe",
  },
  nl: {
    couple: "Als koppel",
    famille: "Met het gezin",
    amis: "Met vrienden",
    solo: "Alleen",
    affaires: "Zakelijk",
    groupe: "In een groep",
    non_renseigne: "Zeg ik liever niet",
  },
  es: {
    couple: "En pareja",
    famille: "En familia",
    amis: "Con amigos",
    solo: "Solo",
    affaires: "Por negocios",
    groupe: "En grupo",
    non_renseigne: "Prefiero no decirlo",
  },
  it: {
    couple: "In coppia",
    famille: "In famiglia",
    amis: "Con amici",
    solo: "Da solo",
    affaires: "Per lavoro",
    groupe: "In gruppo",
    non_renseigne: "Preferisco non dirlo",
  },
};
