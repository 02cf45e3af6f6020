import type { Words } from "#web/words/areas.ts";

export const words = {
  "12 on A4": "12 σε A4",
  "74 × 105 mm": "74 × 105 mm",
  "86 × 54 mm": "86 × 54 mm",
  "A4 sheet": "Φύλλο A4",
  "A4, folded": "A4, διπλωμένο",
  A5: "A5",
  Back: "Πίσω όψη",
  "Download PDF": "Λήψη PDF",
  Foot: "Βάση",
  Front: "Μπροστινή όψη",
  "Full colour": "Έγχρωμο",
  "Glue under the foot": "Κόλλα κάτω από τη βάση",
  "Guests know whom they tip.": "Οι επισκέπτες ξέρουν σε ποιον δίνουν φιλοδώρημα.",
  Ink: "Μελάνι",
  "PDF downloaded": "Το PDF κατέβηκε",
  Photo: "Φωτογραφία",
  "Print at 100 % on card of 200 g or more. Cut along the line, fold at the three dashed marks, glue the strip under the foot.":
    "Τυπώστε στο 100% σε χαρτόνι 200 γρ. και πάνω. Κόψτε στη γραμμή, διπλώστε στα τρία διακεκομμένα σημεία και κολλήστε τη λωρίδα κάτω από τη βάση.",
  "Print at 100 %, not “fit to page”. Then scan it once with your own phone. A print shop turns the colours into its own inks; the code stays pure black.":
    "Τυπώστε στο 100%, όχι με «προσαρμογή στη σελίδα». Μετά σαρώστε τον κωδικό μία φορά με το δικό σας τηλέφωνο. Ένα τυπογραφείο μετατρέπει τα χρώματα στα δικά του μελάνια· ο κωδικός μένει καθαρό μαύρο.",
  "Print it at 100 %, then scan it once.": "Τυπώστε το στο 100% και σαρώστε το μία φορά.",
  "Save ink": "Οικονομία μελανιού",
  "Scans from about {distance}": "Σαρώνεται από περίπου {distance}",
  "The PDF could not be made on this device. Please try again.":
    "Δεν ήταν δυνατή η δημιουργία του PDF σε αυτή τη συσκευή. Δοκιμάστε ξανά.",
  "The code is {width} wide. Ten times its width is a safe distance.":
    "Ο κωδικός έχει πλάτος {width}. Δέκα φορές το πλάτος του είναι ασφαλής απόσταση.",
  "What to print": "Τι θα τυπώσετε",
  "Words on it": "Γλώσσα κειμένου",
  "Your photo can't be printed from where it is. Upload it in your profile.":
    "Η φωτογραφία σας δεν μπορεί να τυπωθεί από εκεί που βρίσκεται. Ανεβάστε την στο προφίλ σας.",
  "Your photo is loading.": "Η φωτογραφία σας φορτώνει.",
  "Your profile has no photo yet.": "Το προφίλ σας δεν έχει ακόμη φωτογραφία.",
  "half a metre": "μισό μέτρο",
  "{name}, badge": "{name}, καρτελάκι",
  "{name}, card": "{name}, κάρτα",
  "{name}, poster": "{name}, αφίσα",
  "{name}, stickers": "{name}, αυτοκόλλητα",
  "{name}, table tent": "{name}, επιτραπέζιο σταντ",
} satisfies Words<"print">;
