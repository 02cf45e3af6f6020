/** What is said of an address at which guests tip, where people give others: who may change those needs a recent proof. */
export const TIPS_MESSAGE = "Guests tip here. Please add it under “Tipping & Payments”.";
