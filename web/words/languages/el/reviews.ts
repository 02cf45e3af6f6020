import type { Words } from "#web/words/areas.ts";

export const words = {
  "Back to your view": "Πίσω στη δική σας προβολή",
  "Delete it": "Διαγραφή",
  "Delete review": "Διαγραφή κριτικής",
  "Delete review by {name}": "Διαγραφή κριτικής: {name}",
  "Edit Profile": "Επεξεργασία προφίλ",
  "Edit reply": "Αλλαγή απάντησης",
  "Edit reply to {name}": "Αλλαγή απάντησης: {name}",
  "Everybody who opens your page can read it.": "Όποιος ανοίγει τη σελίδα σας μπορεί να τη διαβάσει.",
  "Guests don't see it, and it isn't counted.": "Οι επισκέπτες δεν τη βλέπουν και δεν μετράει.",
  "Held back": "Σε αναμονή",
  "Hidden by us": "Την κρύψαμε εμείς",
  "It came in a rush, or the way machines send.": "Ήρθε μαζί με πολλές άλλες, ή όπως στέλνουν οι μηχανές.",
  "It is nearly the same as another one.": "Είναι σχεδόν ίδια με μια άλλη.",
  "Latest reviews": "Τελευταίες κριτικές",
  "Next profile: {name}": "Επόμενο προφίλ: {name}",
  "Only you and its owner can see it, until the owner renews the plan.":
    "Τη βλέπετε μόνο εσείς και ο κάτοχός της, μέχρι να ανανεώσει εκείνος τη συνδρομή.",
  "Only you and its owner can see it.": "Τη βλέπετε μόνο εσείς και ο κάτοχός της.",
  "Only you can see it while we read it. It is published on {date}, unless we hide it.":
    "Τη βλέπετε μόνο εσείς όσο τη διαβάζουμε. Δημοσιεύεται στις {date}, εκτός αν την κρύψουμε.",
  "Only you can see it while we read it. It is published, unless we hide it.":
    "Τη βλέπετε μόνο εσείς όσο τη διαβάζουμε. Δημοσιεύεται, εκτός αν την κρύψουμε.",
  "Only you can see it.": "Τη βλέπετε μόνο εσείς.",
  "Only you can see it. Subscribe in your dashboard to show it to your guests again.":
    "Τη βλέπετε μόνο εσείς. Κάντε συνδρομή στον πίνακα ελέγχου για να τη δείξετε ξανά στους επισκέπτες σας.",
  "Only you see these tools": "Αυτά τα εργαλεία τα βλέπετε μόνο εσείς",
  "Only you see what is below: guests see no reviews while they are disabled.":
    "Τα παρακάτω τα βλέπετε μόνο εσείς: όσο οι κριτικές είναι απενεργοποιημένες, οι επισκέπτες δεν βλέπουν καμία.",
  "Please check your connection and load the page again.":
    "Ελέγξτε τη σύνδεσή σας και φορτώστε ξανά τη σελίδα.",
  "Remove reply": "Αφαίρεση απάντησης",
  "Remove reply to {name}": "Αφαίρεση απάντησης: {name}",
  "Reply not saved": "Η απάντηση δεν αποθηκεύτηκε",
  "Reply removed": "Η απάντηση αφαιρέθηκε",
  "Reply saved": "Η απάντηση αποθηκεύτηκε",
  "Reply to {name}": "Απάντηση: {name}",
  "Review deleted": "Η κριτική διαγράφηκε",
  "Save reply": "Αποθήκευση",
  "See it as a guest": "Προβολή ως επισκέπτης",
  "Share Profile": "Κοινοποίηση προφίλ",
  "The review by {name} goes for good.": "Η κριτική ({name}) διαγράφεται οριστικά.",
  "The review by {name} goes for good. Your page says how many reviews you have removed.":
    "Η κριτική ({name}) διαγράφεται οριστικά. Η σελίδα σας γράφει πόσες κριτικές έχετε αφαιρέσει.",
  "The review was deleted.": "Η κριτική διαγράφηκε.",
  "There is a link in it.": "Περιέχει σύνδεσμο.",
  "There is an e-mail address or a phone number in it.": "Περιέχει διεύθυνση email ή αριθμό τηλεφώνου.",
  "There was an error deleting the review.": "Η κριτική δεν διαγράφηκε.",
  "There was an error removing the reply.": "Η απάντηση δεν αφαιρέθηκε.",
  "This page isn't public.": "Αυτή η σελίδα δεν είναι δημόσια.",
  "You cannot leave reviews on your own profile": "Δεν μπορείτε να γράψετε κριτική για το δικό σας προφίλ",
  "You have disabled reviews for your profile. You can enable them in your profile settings.":
    "Έχετε απενεργοποιήσει τις κριτικές στο προφίλ σας. Μπορείτε να τις ενεργοποιήσετε στις ρυθμίσεις του προφίλ.",
  "Your guests' words will stand here.": "Τα λόγια των επισκεπτών σας θα φαίνονται εδώ.",
  "Your profile": "Το προφίλ σας",
  "Your reply to {name}": "Η απάντησή σας: {name}",
  "Your reply to {name} goes from your page. You can write another one.":
    "Η απάντησή σας ({name}) φεύγει από τη σελίδα σας. Μπορείτε να γράψετε άλλη.",
  "Your tools could not be loaded": "Τα εργαλεία σας δεν φορτώθηκαν",
  "on {page}, {when}": "στη σελίδα {page}, {when}",
  "{reason}. Guests don't see it, and it isn't counted.":
    "{reason}. Οι επισκέπτες δεν τη βλέπουν και δεν μετράει.",
  "{count} held": { one: "{count} σε αναμονή", other: "{count} σε αναμονή" },
} satisfies Words<"reviews">;
