import type { Words } from "#web/words/areas.ts";

export const words = {
  ": done": ": έγινε",
  "A card, a bank or a service: what your guests use":
    "Κάρτα, τράπεζα ή υπηρεσία: ό,τι χρησιμοποιούν οι επισκέπτες σας",
  "A letter is on its way to {email}.": "Ένα email είναι καθ’ οδόν προς {email}.",
  "A page has {max} editors and invitations at most. Remove one to invite another.":
    "Μια σελίδα έχει το πολύ {max} συνεργάτες και προσκλήσεις. Αφαιρέστε κάποιον για να προσκαλέσετε άλλον.",
  "A photo of you": "Μια φωτογραφία σας",
  "A7, fits any holder": "A7, χωράει σε κάθε θήκη",
  "About those who wore it before. Only you see them.": "Για όσους το φορούσαν πριν. Τις βλέπετε μόνο εσείς.",
  "Add a card link": "Προσθέστε έναν σύνδεσμο κάρτας",
  "Add a photo": "Προσθήκη φωτογραφίας",
  "Badge handed on": "Το καρτελάκι παραδόθηκε",
  "Can edit the page": "Μπορεί να επεξεργαστεί τη σελίδα",
  "Can’t edit any more": "Η πρόσβαση αφαιρέθηκε",
  "Choose a way": "Επιλογή τρόπου",
  "Choose and print": "Επιλογή και εκτύπωση",
  "Delete Profile": "Διαγραφή προφίλ",
  "Deletion Error": "Η διαγραφή απέτυχε",
  "Earlier reviews": "Παλαιότερες κριτικές",
  "Every way to be tipped": "Όλοι οι τρόποι φιλοδωρήματος",
  "Goes from the page": "Φεύγει από τη σελίδα",
  "Guests from abroad often have only a card. {add}":
    "Οι επισκέπτες από το εξωτερικό έχουν συχνά μόνο κάρτα. {add}",
  "Guests look for your face in the crowd": "Οι επισκέπτες ψάχνουν το πρόσωπό σας μέσα στο πλήθος",
  "Hand it on": "Παράδοση",
  "Hand the badge on": "Παράδοση καρτελακιού",
  "Hand the badge on instead": "Παράδοση σε άλλον",
  "Invitation sent": "Η πρόσκληση στάλθηκε",
  "Invitation withdrawn": "Η πρόσκληση ακυρώθηκε",
  "Invited: the letter’s link works for 7 days": "Προσκλήθηκε: ο σύνδεσμος του email ισχύει για 7 ημέρες",
  "It is on your page": "Είναι στη σελίδα σας",
  "It was already deleted, in another tab or on another device.":
    "Είχε ήδη διαγραφεί, σε άλλη καρτέλα ή σε άλλη συσκευή.",
  "It was removed already.": "Είχε ήδη αφαιρεθεί.",
  "Last 7 days: visits {visits}, tips opened {tips}":
    "Τελευταίες 7 ημέρες: επισκέψεις {visits}, φιλοδωρήματα που άνοιξαν {tips}",
  "Let somebody else change words and photo, ways to be tipped and answers to reviews, with an account of their own. Your plan stays yours.":
    "Αφήστε κάποιον άλλον να αλλάζει κείμενα και φωτογραφία, τρόπους φιλοδωρήματος και απαντήσεις σε κριτικές, με δικό του λογαριασμό. Η συνδρομή μένει δική σας.",
  "Let {name} change words and photo, ways to be tipped and answers to reviews, with an account of their own. Your plan, your other pages and your tours stay yours.":
    "Αφήστε το άτομο της σελίδας ({name}) να αλλάζει κείμενα και φωτογραφία, τρόπους φιλοδωρήματος και απαντήσεις σε κριτικές, με δικό του λογαριασμό. Η συνδρομή, οι άλλες σελίδες και οι εμπειρίες σας μένουν δικές σας.",
  "One way to be tipped": "Ένας τρόπος φιλοδωρήματος",
  "Photo, words, contacts and links": "Φωτογραφία, κείμενα, επαφές και σύνδεσμοι",
  "Profile Deleted": "Το προφίλ διαγράφηκε",
  "Profile QR Code": "Κωδικός QR του προφίλ",
  "Put away": "Η λίστα κρύφτηκε",
  "Put the list away": "Απόκρυψη λίστας",
  "Read them": "Ανάγνωση",
  "Ready for the first scan": "Έτοιμοι για την πρώτη σάρωση",
  "Reviews and stars: guests no longer see them, you still do":
    "Κριτικές και αστέρια: οι επισκέπτες δεν τα βλέπουν πια, εσείς τα βλέπετε",
  "Same person": "Το ίδιο άτομο",
  "Scan it yourself": "Σαρώστε το κι εσείς",
  "Scans, ways to tip that were opened and reviews, day by day.":
    "Σαρώσεις, τρόποι φιλοδωρήματος που άνοιξαν και κριτικές, μέρα με τη μέρα.",
  "Send an invitation": "Αποστολή πρόσκλησης",
  "Show more": "Εμφάνιση περισσότερων",
  "Show the code": "Εμφάνιση κωδικού",
  "Somebody new takes over?": "Αναλαμβάνει κάποιος άλλος;",
  "Somebody new takes over? The printed code can stay.":
    "Αναλαμβάνει κάποιος άλλος; Ο τυπωμένος κωδικός μπορεί να μείνει.",
  "Somebody new wears this badge": "Το φοράει άλλο άτομο",
  "Stays with the badge": "Μένει με το καρτελάκι",
  "The first steps are off your dashboard.": "Τα πρώτα βήματα δεν είναι πια στον πίνακα ελέγχου.",
  "The list could not be put away": "Η λίστα δεν μπόρεσε να κρυφτεί",
  "The numbers so far, and whoever could edit the page":
    "Οι αριθμοί ως τώρα, και όσοι μπορούσαν να επεξεργαστούν τη σελίδα",
  "The printed code stays. {before}’s photo, words, contacts, tips and reviews go from the page; what you changed here just now is kept. This cannot be undone.":
    "Ο τυπωμένος κωδικός μένει. Φωτογραφία, κείμενα, επαφές, φιλοδωρήματα και κριτικές ({before}) φεύγουν από τη σελίδα· ό,τι μόλις αλλάξατε εδώ μένει. Αυτό δεν αναιρείται.",
  "The printed code stays; the page begins anew.": "Ο τυπωμένος κωδικός μένει· η σελίδα ξεκινά από την αρχή.",
  "The printed code, and the address it leads to": "Ο τυπωμένος κωδικός και η διεύθυνση στην οποία οδηγεί",
  "The tours on the page": "Οι εμπειρίες της σελίδας",
  "Their e-mail": "Το email του συνεργάτη",
  "There are none any more.": "Δεν υπάρχουν πια.",
  "They were about whoever wore this badge before {name}. Guests don’t see them, and they aren’t counted.":
    "Αφορούσαν όποιον φορούσε αυτό το καρτελάκι πριν. Τώρα το φοράει: {name}. Οι επισκέπτες δεν τις βλέπουν και δεν μετράνε.",
  "This badge says {before}. Reviews and tips have to stay with the right person.":
    "Στο καρτελάκι γράφει {before}. Οι κριτικές και τα φιλοδωρήματα πρέπει να μείνουν με το σωστό άτομο.",
  "This profile was changed in another tab or on another device. Close this and look at it first.":
    "Αυτό το προφίλ άλλαξε σε άλλη καρτέλα ή σε άλλη συσκευή. Κλείστε αυτό το παράθυρο και δείτε το πρώτα.",
  "Who is {after}?": "{after}: για ποιο άτομο πρόκειται;",
  "Who may edit this page": "Ποιος μπορεί να επεξεργαστεί τη σελίδα",
  "Who wears it now?": "Ποιος το φοράει τώρα;",
  "Who wears this badge, and who may edit its page.":
    "Ποιος φοράει το καρτελάκι και ποιος μπορεί να επεξεργαστεί τη σελίδα του.",
  "With your own camera, as a guest would": "Με την κάμερά σας, όπως ένας επισκέπτης",
  "Your plan, country and currency": "Η συνδρομή, η χώρα και το νόμισμά σας",
  "{before} has a new name. Photo, tips, reviews and all the rest stay.":
    "Άλλαξε μόνο το όνομα ({before}). Φωτογραφία, φιλοδωρήματα, κριτικές και όλα τα άλλα μένουν.",
  "{name} is off the rack.": "Το καρτελάκι ξεκρεμάστηκε: {name}.",
  "{name} stops wearing this badge, and somebody new does. This cannot be undone.":
    "{name}: το καρτελάκι περνά σε άλλο άτομο. Αυτό δεν αναιρείται.",
  "{name} wears it now. Fill in the page next.":
    "{name}: νέο όνομα στο καρτελάκι. Συμπληρώστε τώρα τη σελίδα.",
  "‘{name}’ goes with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. The tours it shows stay in your Linked Services. This cannot be undone.":
    "Το «{name}» διαγράφεται μαζί με τη φωτογραφία, τις κριτικές και τις πλατφόρμες κριτικών του, και οι τυπωμένοι κωδικοί QR δεν θα λειτουργήσουν ποτέ ξανά. Οι εμπειρίες που δείχνει μένουν στον κατάλογό σας. Αυτό δεν αναιρείται.",
  "‘{name}’ goes with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. This cannot be undone.":
    "Το «{name}» διαγράφεται μαζί με τη φωτογραφία, τις κριτικές και τις πλατφόρμες κριτικών του, και οι τυπωμένοι κωδικοί QR δεν θα λειτουργήσουν ποτέ ξανά. Αυτό δεν αναιρείται.",
} satisfies Words<"guides">;
