/** An address, with `@` and its full stops in brackets or not. */
const ADDRESS =
  /[\p{L}\p{N}._%+-](?:@|\s@\s|\s?[[({<]\s?(?:at|@|arroba)\s?[\])}>]\s?)[\p{L}\p{N}-]+(?:\.|\s?[[({<]\s?(?:\.|dot|punto|ponto)\s?[\])}>]\s?)\p{L}{2}/giu;
/** `@ Rossio.Then we` names a place, and a sentence begins. */
const PLACE = /\s@\s[^.]+\.\p{Lu}\p{Ll}$/u;

/** Addresses as they are said, or with spaces. The word for `@` alone isn't enough: "we met at the dot". */
const SAID = [
  /[\s_-]at[\s_-]{1,3}(?!(?:the|this|that|a|each|every|one)[\s_-])[\p{L}\p{N}]{1,40}[\s_-]{1,3}dot[\s_-]/iu,
  /\s(?:arroba|arobase|chiocciola|klammeraffe|собака)\s{1,3}[\p{L}\p{N}-]{1,40}\s{1,3}(?:dot|punto|ponto|point|punkt|точка)\s/iu,
  /@\s{0,3}[\p{L}\p{N}-]{1,40}\s{0,3}\.\s{0,3}(?:com|net|org|info|biz|ru|de|fr|pt|es|eu|io|uk|br|pl)(?![\p{L}\p{N}])/u,
  /@\s{0,3}[\p{L}\p{N}-]{1,40}\s{1,3}(?:dot|punto|ponto|point|punkt|точка)\s/iu,
  /@\s?(?:gmail|googlemail|hotmail|outlook|icloud|yahoo|proton|protonmail|yandex|gmx)(?![\p{L}\p{N}])/iu,
  /[\s([{_-](?:at|arroba)[\s)\]}_-]{1,3}(?:gmail|googlemail|hotmail|icloud|protonmail)(?![\p{L}\p{N}])/iu,
];

/** Finds an e-mail address in a text that was made plain. */
export const hasEmail = (text: string): boolean =>
  [...text.matchAll(ADDRESS)].some(([found]) => !PLACE.test(found)) || SAID.some((said) => said.test(text));
