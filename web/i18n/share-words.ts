// What goes along with a link to a profile: the app shares one without the other words of the public page.

export const PROFILE_TITLE = "{name} - Tour Guide Profile";
export const SHARE_TEXT = "Check out my tour guide profile!";
