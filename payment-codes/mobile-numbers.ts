import type { Country } from "#schema/country.ts";

/**
 * How mobile numbers begin behind the calling code, in the countries of the rails that take no others, with an example.
 *
 * Taken from the types of libphonenumber-js/max, whose numbers check-phone.test.ts compares: the shortest beginnings that
 * mobile numbers have and landlines alone don't, new ranges of a network included. South Africa's mobile numbers that are
 * landlines as well (`012 492 …`) are left out. Canada's can't be told from landlines.
 */
export const MOBILE: Partial<Record<Country, readonly [beginnings: string, example: string]>> = {
  AD: ["[356]", "312 345"],
  AE: ["5", "050 123 4567"],
  AU: ["4", "0412 345 678"],
  BE: ["4[5-9]", "0470 12 34 56"],
  BJ: ["01(?:2[5-9]|[4-69])", "01 95 12 34 56"],
  CH: ["6[89]|7[235-9]", "078 123 45 67"],
  CI: ["0", "01 23 45 6789"],
  CM: ["24[23]|6", "6 71 23 45 67"],
  CO: ["3|94", "321 1234567"],
  CR: ["3|5[07]|[67]|8[3-9]", "8312 3456"],
  DE: ["1[5-7]", "01512 3456789"],
  ES: ["[67]|97390|96906(?:09|10)", "612 34 56 78"],
  FR: ["[67]", "06 12 34 56 78"],
  GH: ["[25]", "023 123 4567"],
  HK: ["[46]|5[1-79]|70|710[1-4]|84|90[1-9]|9[1-8]", "5123 4567"],
  IT: ["3|43", "312 345 6789"],
  KE: ["[17]", "0712 123456"],
  LU: ["6", "628 123 456"],
  MA: ["[67]", "06 50 12 34 56"],
  ML: ["2(?:001|079|17)|[5-9]", "65 01 23 45"],
  MY: ["1", "012-345 6789"],
  NL: ["6|970", "06 12345678"],
  PE: ["9", "912 345 678"],
  PH: ["81|89|9", "0905 123 4567"],
  PL: ["21|45|5[0137]|6[069]|7[2389]|88", "512 345 678"],
  PT: ["1693|6[0356]9[23]|9", "912 345 678"],
  RW: ["7", "0720 123 456"],
  SN: ["7", "70 123 45 67"],
  TN: ["[2459]|3(?:001|1[1-35]|[12]40|[69])", "20 123 456"],
  TZ: ["[67]", "0621 234 567"],
  UG: ["7", "0712 345678"],
  ZA: ["19|50|[67]|8[1-57]", "071 123 4567"],
  ZM: ["[579]", "095 512 3456"],
};
