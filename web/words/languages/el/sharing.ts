import type { Words } from "#web/words/areas.ts";

export const words = {
  "Allow NFC for this site in your browser, then try again.":
    "Επιτρέψτε το NFC για αυτόν τον ιστότοπο στο πρόγραμμα περιήγησης και δοκιμάστε ξανά.",
  "Copy Failed": "Δεν αντιγράφηκε",
  "Copy Profile Link": "Αντιγραφή συνδέσμου",
  "Download QR Code": "Λήψη κωδικού QR",
  "Hold a tag to the back of your phone.": "Ακουμπήστε μια ετικέτα στην πλάτη του τηλεφώνου σας.",
  "Hold the same tag to your phone once more.":
    "Ακουμπήστε την ίδια ετικέτα στο τηλέφωνό σας ακόμη μία φορά.",
  "Leave it open": "Να μείνει ανοιχτή",
  "Link Copied": "Ο σύνδεσμος αντιγράφηκε",
  "Lock the tag": "Κλείδωμα ετικέτας",
  "NFC is off. Turn it on in your phone's settings.":
    "Το NFC είναι κλειστό. Ανοίξτε το από τις ρυθμίσεις του τηλεφώνου σας.",
  "Print it, or keep it on your phone.": "Τυπώστε τον ή κρατήστε τον στο τηλέφωνό σας.",
  "QR Code Downloaded": "Η λήψη ολοκληρώθηκε",
  "The picture could not be made. Please try again.":
    "Δεν ήταν δυνατή η δημιουργία της εικόνας. Δοκιμάστε ξανά.",
  "The tag is locked and leads to your page for good.":
    "Η ετικέτα κλειδώθηκε και οδηγεί στη σελίδα σας για πάντα.",
  "The tag was not written. Hold it still against the back of your phone and try again.":
    "Η ετικέτα δεν γράφτηκε. Κρατήστε την ακίνητη στην πλάτη του τηλεφώνου σας και δοκιμάστε ξανά.",
  "This phone can't write such a tag.": "Αυτό το τηλέφωνο δεν μπορεί να γράψει τέτοια ετικέτα.",
  "Write a tag": "Εγγραφή ετικέτας",
  "Write another tag": "Εγγραφή άλλης",
  "Written. Hold your phone to the tag once to try it. Locked, nobody can change it any more: you neither.":
    "Γράφτηκε. Πλησιάστε μία φορά το τηλέφωνό σας στην ετικέτα για να τη δοκιμάσετε. Αν την κλειδώσετε, δεν μπορεί να την αλλάξει πια κανείς, ούτε εσείς.",
  "Your browser doesn't allow it. The link is {url}":
    "Το πρόγραμμα περιήγησής σας δεν το επιτρέπει. Ο σύνδεσμος είναι {url}",
} satisfies Words<"sharing">;
