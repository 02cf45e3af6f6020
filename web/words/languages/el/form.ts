import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add platform": "Προσθήκη πλατφόρμας",
  "Add {name}": "Προσθήκη {name}",
  "Also in {places}.": "Επίσης σε: {places}.",
  "Amounts in {currency}": "Ποσά σε {currency}",
  "Any photo from your phone: you choose the square, we make it small.":
    "Όποια φωτογραφία θέλετε από το τηλέφωνό σας: εσείς επιλέγετε το πλαίσιο, εμείς τη μικραίνουμε.",
  "Basic Information": "Βασικά στοιχεία",
  Bio: "Παρουσίαση",
  "Change photo": "Αλλαγή φωτογραφίας",
  "Change there too": "Αλλαγή κι εκεί",
  "Choose a country": "Επιλέξτε χώρα",
  "Choose a currency": "Επιλέξτε νόμισμα",
  "Choose a currency first.": "Επιλέξτε πρώτα νόμισμα.",
  "Contact Information": "Στοιχεία επικοινωνίας",
  "Country code first, without the +": "Πρώτα ο κωδικός χώρας, χωρίς το +",
  "Create Profile First": "Πρώτα το προφίλ",
  "Create Your Tour Guide Profile": "Δημιουργήστε το προφίλ σας ως ξεναγού",
  "Create it anew": "Δημιουργία ξανά",
  "Crop your photo": "Περικόψτε τη φωτογραφία σας",
  Currency: "Νόμισμα",
  "Currency of tips": "Νόμισμα φιλοδωρημάτων",
  "Dials {number}, a number in {country}": "Καλεί το {number} ({country})",
  "Dials {number}, an international number": "Καλεί το {number}, διεθνή αριθμό",
  "Did you mean +{number}?": "Μήπως εννοείτε +{number};",
  "Drag the photo to move it. Guests see the circle.":
    "Σύρετε τη φωτογραφία για να τη μετακινήσετε. Οι επισκέπτες βλέπουν τον κύκλο.",
  "Each one you fill in shows under ‘Leave a Tip’.":
    "Ό,τι συμπληρώνετε εμφανίζεται κάτω από το «Δώστε φιλοδώρημα».",
  "Easy to say and to type: your name, or your tour’s.":
    "Κάτι που λέγεται και γράφεται εύκολα: το όνομά σας ή το όνομα της ξενάγησής σας.",
  "Everybody can read the phone number or email in this link.":
    "Όλοι μπορούν να διαβάσουν τον αριθμό τηλεφώνου ή το email αυτού του συνδέσμου.",
  "Failed to create your profile. Please try again.": "Το προφίλ σας δεν δημιουργήθηκε. Δοκιμάστε ξανά.",
  "Failed to update your profile. Please try again.": "Το προφίλ σας δεν ενημερώθηκε. Δοκιμάστε ξανά.",
  "First amount in {currency}": "Πρώτο ποσό σε {currency}",
  "Guest reviews": "Κριτικές επισκεπτών",
  "Guests can always type their own.": "Οι επισκέπτες μπορούν πάντα να γράψουν δικό τους.",
  "Guests can leave a review on your profile.": "Οι επισκέπτες μπορούν να αφήσουν κριτική στο προφίλ σας.",
  "Guests can leave a review on your profile. Off: they can’t, and the reviews you have are hidden.":
    "Οι επισκέπτες μπορούν να αφήσουν κριτική στο προφίλ σας. Αν το κλείσετε, δεν μπορούν, και όσες κριτικές έχετε κρύβονται.",
  "Guests can read your phone number or email in a Zelle link.":
    "Σε έναν σύνδεσμο Zelle οι επισκέπτες μπορούν να διαβάσουν τον αριθμό τηλεφώνου ή το email σας.",
  "Guests see only what you fill in.": "Οι επισκέπτες βλέπουν μόνο όσα συμπληρώνετε.",
  "Guests type an amount of their own.": "Οι επισκέπτες γράφουν όποιο ποσό θέλουν.",
  "If not your whole name: guests read it where the page speaks of you.":
    "Αν δεν είναι ολόκληρο το όνομά σας: έτσι σας αναφέρει η σελίδα στους επισκέπτες.",
  "It was deleted in another tab or on another device, and its photo with it. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "Διαγράφηκε σε άλλη καρτέλα ή σε άλλη συσκευή, μαζί με τη φωτογραφία του. Όσα γράψατε είναι ακόμη εδώ. Ένα νέο προφίλ παίρνει νέα διεύθυνση και νέο κωδικό QR.",
  "It was deleted in another tab or on another device. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "Διαγράφηκε σε άλλη καρτέλα ή σε άλλη συσκευή. Όσα γράψατε είναι ακόμη εδώ. Ένα νέο προφίλ παίρνει νέα διεύθυνση και νέο κωδικό QR.",
  "It was saved in another tab or on another device since you opened it here. Yours is not saved yet.":
    "Αποθηκεύτηκε σε άλλη καρτέλα ή σε άλλη συσκευή αφού το ανοίξατε εδώ. Το δικό σας δεν έχει αποθηκευτεί ακόμη.",
  "Keep my version": "Να μείνει το δικό μου",
  "Languages you speak": "Γλώσσες που μιλάτε",
  Leave: "Έξοδος",
  "Leave without saving?": "Έξοδος χωρίς αποθήκευση;",
  "Live preview": "Ζωντανή προεπισκόπηση",
  "Load the newer version": "Φόρτωση νεότερης",
  "Log in in a new tab": "Συνδεθείτε σε νέα καρτέλα",
  "Newer version loaded": "Φορτώθηκε η νεότερη",
  "Not handed on": "Δεν παραδόθηκε",
  "Only the name is required.": "Μόνο το όνομα είναι υποχρεωτικό.",
  "Only your username, we add the rest.": "Μόνο το όνομα χρήστη, τα υπόλοιπα τα προσθέτουμε εμείς.",
  "Other places where guests can review you, such as Tripadvisor or Google.":
    "Άλλα μέρη όπου μπορούν να σας αξιολογήσουν οι επισκέπτες, όπως το Tripadvisor ή το Google.",
  "Page address": "Διεύθυνση σελίδας",
  "Paste the full checkout link": "Επικολλήστε ολόκληρο τον σύνδεσμο πληρωμής",
  "Paste the full link": "Επικολλήστε ολόκληρο τον σύνδεσμο",
  Platform: "Πλατφόρμα",
  "Platform name": "Όνομα πλατφόρμας",
  "Please give three amounts, each above zero": "Δώστε τρία ποσά, όλα πάνω από το μηδέν",
  "Please log in, then save again. Nothing you typed is lost.":
    "Συνδεθείτε και αποθηκεύστε ξανά. Δεν χάθηκε τίποτα από όσα γράψατε.",
  "Please suggest no more than {amount} {currency}": "Προτείνετε το πολύ {amount} {currency}",
  Preview: "Προεπισκόπηση",
  "Preview of the public page": "Προεπισκόπηση της δημόσιας σελίδας",
  "Professional Tour Guide": "Επαγγελματίας ξεναγός",
  "Professional tag": "Επαγγελματικός τίτλος",
  "Profile Picture": "Φωτογραφία προφίλ",
  "Profile created!": "Το προφίλ δημιουργήθηκε!",
  "Profile picture": "Φωτογραφία προφίλ",
  "Profile picture updated": "Η φωτογραφία προφίλ ενημερώθηκε",
  "Profile updated!": "Το προφίλ ενημερώθηκε!",
  "Review platforms": "Πλατφόρμες κριτικών",
  "Reviews Settings": "Ρυθμίσεις κριτικών",
  "Save & Preview": "Αποθήκευση και προβολή",
  "Save Changes": "Αποθήκευση",
  "Save as it is": "Αποθήκευση ως έχει",
  "Save once, then choose up to three of your tours here.":
    "Αποθηκεύστε μία φορά και μετά επιλέξτε εδώ έως τρεις από τις εμπειρίες σας.",
  "Save this number?": "Αποθήκευση αυτού του αριθμού;",
  "Second amount in {currency}": "Δεύτερο ποσό σε {currency}",
  "Social Media": "Κοινωνικά δίκτυα",
  "Start with the country code, then the whole number.":
    "Ξεκινήστε με τον κωδικό χώρας και μετά ολόκληρο τον αριθμό.",
  "Start with the country code: for {country} {number}.":
    "Ξεκινήστε με τον κωδικό χώρας. {country}: {number}.",
  "Suggest amounts": "Πρόταση ποσών",
  "Suggested amounts": "Προτεινόμενα ποσά",
  "Test link": "Δοκιμή συνδέσμου",
  "Test link: {label}": "Δοκιμή συνδέσμου: {label}",
  "That is all ten.": "Αυτές είναι και οι δέκα.",
  "The two differ in: {fields}": "Διαφέρουν σε: {fields}",
  "There was a problem uploading your profile picture":
    "Υπήρξε πρόβλημα με το ανέβασμα της φωτογραφίας προφίλ",
  "These are {max}, the most there can be.": "Έχετε {max}, περισσότερες δεν γίνεται.",
  "Third amount in {currency}": "Τρίτο ποσό σε {currency}",
  "This part could not be loaded.": "Αυτό το τμήμα δεν φορτώθηκε.",
  "This profile has changed": "Το προφίλ έχει αλλάξει",
  "This profile was deleted": "Το προφίλ διαγράφηκε",
  "This would dial {number}, a number in {country}, and it doesn't look like one.":
    "Ο σύνδεσμος θα καλεί το {number} ({country}), που δεν μοιάζει με αριθμό αυτής της χώρας.",
  "This would dial {number}, a number in {country}, and it is too long for one.":
    "Ο σύνδεσμος θα καλεί το {number} ({country}), που είναι πολύ μεγάλο για αριθμό αυτής της χώρας.",
  "This would dial {number}, a number in {country}, and it is too short for one.":
    "Ο σύνδεσμος θα καλεί το {number} ({country}), που είναι πολύ μικρό για αριθμό αυτής της χώρας.",
  "This would dial {number}, an international number, and it doesn't look like one.":
    "Ο σύνδεσμος θα καλεί το {number}, που δεν μοιάζει με διεθνή αριθμό.",
  "This would dial {number}, an international number, and it is too long for one.":
    "Ο σύνδεσμος θα καλεί το {number}, που είναι πολύ μεγάλο για διεθνή αριθμό.",
  "This would dial {number}, an international number, and it is too short for one.":
    "Ο σύνδεσμος θα καλεί το {number}, που είναι πολύ μικρό για διεθνή αριθμό.",
  "This would dial {number}, and it doesn't look like a phone number.":
    "Ο σύνδεσμος θα καλεί το {number}, που δεν μοιάζει με αριθμό τηλεφώνου.",
  "This would dial {number}, and it is too long for a phone number.":
    "Ο σύνδεσμος θα καλεί το {number}, που είναι πολύ μεγάλο για αριθμό τηλεφώνου.",
  "This would dial {number}, and it is too short for a phone number.":
    "Ο σύνδεσμος θα καλεί το {number}, που είναι πολύ μικρό για αριθμό τηλεφώνου.",
  "This would dial {number}, and no country's numbers begin like that.":
    "Ο σύνδεσμος θα καλεί το {number}, και σε καμία χώρα οι αριθμοί δεν αρχίζουν έτσι.",
  "This would dial {number}. From abroad it is {right}, a number in {country}.":
    "Ο σύνδεσμος θα καλεί το {number}. Από το εξωτερικό είναι {right} ({country}).",
  "This would dial {number}. From abroad it is {right}, an international number.":
    "Ο σύνδεσμος θα καλεί το {number}. Από το εξωτερικό είναι {right}, διεθνής αριθμός.",
  "Tipping & Payments": "Φιλοδωρήματα και πληρωμές",
  URL: "URL",
  "Update Profile": "Ενημέρωση προφίλ",
  "Update Your Tour Guide Profile": "Ενημερώστε το προφίλ σας ως ξεναγού",
  "Upload failed": "Το ανέβασμα απέτυχε",
  "Upload photo": "Ανέβασμα φωτογραφίας",
  "Uploading your profile picture": "Ανεβαίνει η φωτογραφία προφίλ",
  "Use +{number}": "Χρήση +{number}",
  Warning: "Προσοχή",
  "What guests call you": "Πώς σας φωνάζουν",
  "What works in your country is offered to you first.":
    "Σας προτείνουμε πρώτα ό,τι λειτουργεί στη χώρα σας.",
  "What you changed on this page will be lost.": "Όσα αλλάξατε σε αυτή τη σελίδα θα χαθούν.",
  "Where you work": "Πού εργάζεστε",
  "Without the +, we add it": "Χωρίς το +, το προσθέτουμε εμείς",
  "You are signed out. Everything you typed is still here. {link}, then save again.":
    "Έχετε αποσυνδεθεί. Όσα γράψατε είναι ακόμη εδώ. {link} και αποθηκεύστε ξανά.",
  "You can change it twice in 30 days. The old one leads here for a year.":
    "Μπορείτε να την αλλάξετε δύο φορές σε 30 ημέρες. Η παλιά οδηγεί εδώ για έναν χρόνο.",
  "Your Zelle link shows your phone number or email to everybody.":
    "Ο σύνδεσμός σας Zelle δείχνει σε όλους τον αριθμό τηλεφώνου ή το email σας.",
  "Your portrait": "Το πορτρέτο σας",
  "Your profile was saved, but your review platforms were not. Please save again.":
    "Το προφίλ σας αποθηκεύτηκε, αλλά οι πλατφόρμες κριτικών όχι. Αποθηκεύστε ξανά.",
  "Your review platforms could not be loaded. Saving leaves them as they are.":
    "Οι πλατφόρμες κριτικών σας δεν φορτώθηκαν. Αν αποθηκεύσετε, μένουν όπως είναι.",
  "platform {number}": "πλατφόρμα {number}",
  "Throw away": "Απόρριψη",
  "We kept what you typed.": "Κρατήσαμε όσα γράψατε.",
  Yes: "Ναι",
  "You work in {country}, tips in {currency}?": "Εργάζεστε εδώ: {country}, φιλοδωρήματα σε {currency};",
  "{first}, {second} and {third}. Guests can always type their own.":
    "{first}, {second} και {third}. Οι επισκέπτες μπορούν πάντα να γράψουν δικό τους.",
} satisfies Words<"form">;
