/** The product's name, as in web/lib/brand.ts: the test compares the two. */
export const BRAND = "Lanyard";
