// The texts of a shared link are a file of their own, because the app shares links without the public page's other words.

export const PROFILE_TITLE = "{name} - Tour Guide Profile";
export const SHARE_TEXT = "Check out my tour guide profile!";
