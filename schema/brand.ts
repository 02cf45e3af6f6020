/** The product's name. */
export const BRAND = "Lanyard";
/** The e-mail address of 'Contact Us'. */
export const CONTACT_EMAIL = "hello@lanyard.example";
