import type { Words } from "#web/words/areas.ts";

export const words = {
  "Account number": "Αριθμός λογαριασμού",
  Amount: "Ποσό",
  "Any amount": "Οποιοδήποτε ποσό",
  "Bank transfer": "Τραπεζική μεταφορά",
  "Bank's QR code": "Κωδικός QR της τράπεζας",
  Book: "Κράτηση",
  "Brightness all the way up": "Φωτεινότητα στο τέρμα",
  Card: "Κάρτα",
  Close: "Κλείσιμο",
  "Code for {label}": "Κωδικός για {label}",
  Contact: "Επικοινωνία",
  "Create Profile": "Δημιουργία προφίλ",
  "Guests can't see your page at the moment.": "Αυτή τη στιγμή οι επισκέπτες δεν βλέπουν τη σελίδα σας.",
  "Loading...": "Φόρτωση...",
  "Log in to show your code.": "Συνδεθείτε για να δείξετε τον κωδικό σας.",
  "Log in there once more: Safari forgets the code after a week without a visit, the home screen keeps it.":
    "Συνδεθείτε εκεί άλλη μία φορά: το Safari ξεχνά τον κωδικό μετά από μία εβδομάδα χωρίς επίσκεψη, η οθόνη Αφετηρίας τον κρατά.",
  "Log in": "Σύνδεση",
  "Make your profile first: then its code is here.":
    "Φτιάξτε πρώτα το προφίλ σας: μετά ο κωδικός του είναι εδώ.",
  "My page": "Η σελίδα μου",
  "No network, still here": "Χωρίς δίκτυο, πάντα εδώ",
  "Only the code": "Μόνο ο κωδικός",
  "Payment link": "Σύνδεσμος πληρωμής",
  "Phone number or e-mail": "Αριθμός τηλεφώνου ή email",
  Pocket: "Τσέπη",
  Profiles: "Προφίλ",
  "Put it on your home screen": "Στην αρχική οθόνη",
  "QR code for {value}": "Κωδικός QR για {value}",
  Review: "Κριτική",
  "Screen stays on": "Η οθόνη μένει ανοιχτή",
  "Show to a guest": "Δείξτε σε επισκέπτη",
  "Tap Share, then Add to Home Screen.": "Πατήστε Κοινοποίηση και μετά Προσθήκη στην οθόνη Αφετηρίας.",
  "There is no network, and nothing is kept on this device yet. Open this page once with one.":
    "Δεν υπάρχει δίκτυο και δεν έχει αποθηκευτεί ακόμη τίποτα σε αυτή τη συσκευή. Ανοίξτε αυτή τη σελίδα μία φορά με δίκτυο.",
  "This page needs JavaScript.": "Αυτή η σελίδα χρειάζεται JavaScript.",
  Tip: "Φιλοδώρημα",
  "We couldn't reach the server. Check your connection, then try once more.":
    "Ο διακομιστής δεν απαντά. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.",
  "Works offline": "Λειτουργεί χωρίς δίκτυο",
} satisfies Words<"pocket">;
