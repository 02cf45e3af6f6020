/** The product's name: the one place it stands in. */
export const BRAND = "Lanyard";
/** Where 'Contact Us' writes to. */
export const CONTACT_EMAIL = "hello@lanyard.example";
