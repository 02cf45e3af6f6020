/** The product's name, the same as in web/lib/brand.ts. A test compares the two. */
export const BRAND = "Lanyard";
