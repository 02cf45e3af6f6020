import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add a language": "Προσθήκη γλώσσας",
  "Add your tours with the links where guests book them. Your guides can show three of them on their profile.":
    "Προσθέστε τις εμπειρίες σας με τους συνδέσμους όπου γίνεται η κράτηση. Οι ξεναγοί σας μπορούν να δείχνουν τρεις στο προφίλ τους.",
  Assign: "Προσθήκη",
  "Assign tour": "Προσθήκη εμπειρίας",
  "Booking Link": "Σύνδεσμος κράτησης",
  "Change image": "Αλλαγή εικόνας",
  "Choose a language": "Επιλέξτε γλώσσα",
  "Choose image": "Επιλογή εικόνας",
  "Create New Experience": "Νέα εμπειρία",
  "Create tour": "Δημιουργία εμπειρίας",
  "Delete Tour": "Διαγραφή εμπειρίας",
  "Delete {name}": "Διαγραφή: {name}",
  Description: "Περιγραφή",
  "Discard what you changed?": "Απόρριψη των αλλαγών;",
  "Edit Tour": "Επεξεργασία εμπειρίας",
  "Failed to Assign Tour": "Η εμπειρία δεν προστέθηκε",
  "Failed to Create Experience": "Δεν δημιουργήθηκε",
  "Failed to Delete Tour": "Η εμπειρία δεν διαγράφηκε",
  "Failed to Remove Tour": "Η εμπειρία δεν αφαιρέθηκε",
  "Failed to Update Order": "Η σειρά δεν άλλαξε",
  "Failed to Update Tour": "Η εμπειρία δεν άλλαξε",
  "Guests see it on this profile at once.": "Οι επισκέπτες τη βλέπουν αμέσως σε αυτό το προφίλ.",
  "Guests whose language is here read your own words. For the others there is a link that translates.":
    "Όποιος βρίσκει εδώ τη γλώσσα του διαβάζει τα δικά σας λόγια. Για τους άλλους υπάρχει ένας σύνδεσμος που μεταφράζει.",
  Image: "Εικόνα",
  "It was deleted in another tab or on another device.": "Διαγράφηκε σε άλλη καρτέλα ή σε άλλη συσκευή.",
  "Language of these words": "Γλώσσα αυτών των κειμένων",
  "Linked Services": "Κατάλογος εμπειριών",
  "Move down {name}": "Πιο κάτω: {name}",
  "Move up {name}": "Πιο πάνω: {name}",
  "No Experiences Yet": "Δεν υπάρχουν ακόμη εμπειρίες",
  "No Tour Selected": "Δεν επιλέξατε εμπειρία",
  "Optional. Any photo from your phone, we make it small.":
    "Προαιρετικό. Όποια φωτογραφία θέλετε από το τηλέφωνό σας, εμείς τη μικραίνουμε.",
  "Other languages": "Άλλες γλώσσες",
  "Please select a tour to assign": "Επιλέξτε μια εμπειρία για προσθήκη",
  "Remove tour": "Αφαίρεση εμπειρίας",
  "Save changes": "Αποθήκευση",
  "Show up to three of these on each guide’s profile.": "Δείξτε έως τρεις στο προφίλ κάθε ξεναγού.",
  "Shown by {profiles}": "Εμφανίζεται σε: {profiles}",
  "Shown on this profile in this order. Up to {max}. Changes here are saved at once.":
    "Εμφανίζονται σε αυτό το προφίλ με αυτή τη σειρά, έως {max}. Οι αλλαγές εδώ αποθηκεύονται αμέσως.",
  "There was an error assigning the tour. Please try again.": "Η εμπειρία δεν προστέθηκε. Δοκιμάστε ξανά.",
  "There was an error removing the tour. Please try again.": "Η εμπειρία δεν αφαιρέθηκε. Δοκιμάστε ξανά.",
  "There was an error updating the tour order. Please try again.":
    "Η σειρά των εμπειριών δεν άλλαξε. Δοκιμάστε ξανά.",
  "This profile shows all of your tours.": "Αυτό το προφίλ δείχνει όλες τις εμπειρίες σας.",
  Title: "Τίτλος",
  "Tour Assigned": "Η εμπειρία προστέθηκε",
  "Tour Created": "Η εμπειρία δημιουργήθηκε",
  "Tour Deleted": "Η εμπειρία διαγράφηκε",
  "Tour Order Updated": "Η σειρά άλλαξε",
  "Tour Removed": "Η εμπειρία αφαιρέθηκε",
  "Tour Updated": "Η εμπειρία ενημερώθηκε",
  "Tours of this profile": "Εμπειρίες αυτού του προφίλ",
  "What you have not saved here will be lost.": "Όσα δεν έχετε αποθηκεύσει εδώ θα χαθούν.",
  "You have no tours yet. Create them under {link} on your dashboard.":
    "Δεν έχετε ακόμη εμπειρίες. Δημιουργήστε τις στον πίνακα ελέγχου: {link}.",
  "Your tour is saved, but its image is not. {reason}":
    "Η εμπειρία σας αποθηκεύτηκε, αλλά η εικόνα της όχι. {reason}",
  "Your tours could not be loaded": "Δεν ήταν δυνατή η φόρτωση των εμπειριών σας",
  "Your tours could not be loaded.": "Δεν ήταν δυνατή η φόρτωση των εμπειριών σας.",
  "{count} of {max} chosen": "Επιλέξατε {count} από {max}",
  "{max} of {max}: delete one to make room for another.":
    "{max} από {max}: διαγράψτε μία για να χωρέσει άλλη.",
  "{title}: {position} of {count}": "{title}: {position} από {count}",
  "‘{title}’ goes and is on none of your profiles. This cannot be undone.":
    "Η εμπειρία «{title}» διαγράφεται. Δεν είναι σε κανένα προφίλ σας. Αυτό δεν αναιρείται.",
  "‘{title}’ goes and leaves the profile of {names}. This cannot be undone.":
    "Η εμπειρία «{title}» διαγράφεται και φεύγει από ένα προφίλ: {names}. Αυτό δεν αναιρείται.",
  "‘{title}’ goes and leaves the profiles of {names}. This cannot be undone.":
    "Η εμπειρία «{title}» διαγράφεται και φεύγει από αυτά τα προφίλ: {names}. Αυτό δεν αναιρείται.",
  "‘{title}’ goes and leaves the profiles that show it. This cannot be undone.":
    "Η εμπειρία «{title}» διαγράφεται και φεύγει από τα προφίλ που τη δείχνουν. Αυτό δεν αναιρείται.",
  "‘{title}’ goes with its image and is on none of your profiles. This cannot be undone.":
    "Η εμπειρία «{title}» διαγράφεται μαζί με την εικόνα της. Δεν είναι σε κανένα προφίλ σας. Αυτό δεν αναιρείται.",
  "‘{title}’ goes with its image and leaves the profile of {names}. This cannot be undone.":
    "Η εμπειρία «{title}» διαγράφεται μαζί με την εικόνα της και φεύγει από ένα προφίλ: {names}. Αυτό δεν αναιρείται.",
  "‘{title}’ goes with its image and leaves the profiles of {names}. This cannot be undone.":
    "Η εμπειρία «{title}» διαγράφεται μαζί με την εικόνα της και φεύγει από αυτά τα προφίλ: {names}. Αυτό δεν αναιρείται.",
  "‘{title}’ goes with its image and leaves the profiles that show it. This cannot be undone.":
    "Η εμπειρία «{title}» διαγράφεται μαζί με την εικόνα της και φεύγει από τα προφίλ που τη δείχνουν. Αυτό δεν αναιρείται.",
  "‘{title}’ leaves this profile. It stays in your Linked Services.":
    "Η εμπειρία «{title}» φεύγει από αυτό το προφίλ. Μένει στον κατάλογό σας.",
} satisfies Words<"tours">;
