/** The product's name; change it here. */
export const BRAND = "Lanyard";
/** E-mail address of 'Contact Us'. */
export const CONTACT_EMAIL = "hello@lanyard.example";
