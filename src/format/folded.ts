// One form of a text for every search, so that what a phone or another keyboard writes is found.

/**
 * A text as a search compares it: in lower case in any language, without accents and invisible characters, and without spaces at
 * its ends. "İstanbul " and "istanbul" are equal then, and so are "ISPARTA", "ısparta" and "isparta".
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .trim()
