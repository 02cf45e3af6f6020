import type { Words } from "#web/words/areas.ts";

export const words = {
  "Account Status": "Κατάσταση λογαριασμού",
  Active: "Ενεργή",
  "An error occurred": "Κάτι πήγε στραβά",
  "Billing, cards and invoices": "Πληρωμή, κάρτα, τιμολόγια",
  "Cancel subscription": "Ακύρωση συνδρομής",
  "Cancellation Error": "Η ακύρωση απέτυχε",
  "Charged when you subscribe, then {period}. Cancel any time.":
    "Χρέωση με την έναρξη και μετά {period}. Ακυρώνετε όποτε θέλετε.",
  "Check again": "Νέος έλεγχος",
  "Confirming your payment...": "Επιβεβαίωση πληρωμής...",
  "Every tip is yours, we take no share": "Κάθε φιλοδώρημα είναι δικό σας, δεν κρατάμε τίποτα",
  "Everything is open until {date}. Subscribe before then and your profile stays public.":
    "Όλα είναι ανοιχτά έως τις {date}. Με συνδρομή ως τότε, το προφίλ σας μένει δημόσιο.",
  "Everything is open until {date}. Subscribe before then and your profiles stay public.":
    "Όλα είναι ανοιχτά έως τις {date}. Με συνδρομή ως τότε, τα προφίλ σας μένουν δημόσια.",
  "Failed to cancel subscription": "Η συνδρομή δεν ακυρώθηκε",
  "Free Early Access": "Δωρεάν δοκιμή",
  "Free until {date}, then {price} {period}. You can cancel until then.":
    "Δωρεάν έως τις {date}, μετά {price} {period}. Ως τότε μπορείτε να ακυρώσετε.",
  "Guests who scan your code cannot see your profile. Your photo, links and reviews are all kept. Subscribe and it hangs again in a moment.":
    "Όσοι σαρώνουν τον κωδικό σας δεν βλέπουν το προφίλ σας. Η φωτογραφία, οι σύνδεσμοι και οι κριτικές σας διατηρούνται όλα. Με μια συνδρομή επιστρέφει αμέσως.",
  "Guests who scan your code cannot see your profiles. Your photo, links and reviews are all kept. Subscribe and they hang again in a moment.":
    "Όσοι σαρώνουν τον κωδικό σας δεν βλέπουν τα προφίλ σας. Η φωτογραφία, οι σύνδεσμοι και οι κριτικές σας διατηρούνται όλα. Με μια συνδρομή επιστρέφουν αμέσως.",
  Inactive: "Ανενεργή",
  "It goes on as before.": "Συνεχίζεται όπως πριν.",
  "Its confirmation isn't here yet. We keep looking.":
    "Η επιβεβαίωσή της δεν έχει έρθει ακόμη. Συνεχίζουμε να ελέγχουμε.",
  "Keep my plan": "Διατήρηση συνδρομής",
  "Last day.": "Τελευταία ημέρα.",
  "Next payment on {date}.": "Επόμενη πληρωμή στις {date}.",
  "Nothing is charged before {date}": "Καμία χρέωση πριν από τις {date}",
  "Once it is, this changes by itself.": "Μόλις επιβεβαιωθεί, αυτό αλλάζει μόνο του.",
  "Payment Canceled": "Η πληρωμή ακυρώθηκε",
  "Payment Successful": "Η πληρωμή έγινε",
  "Payments go to the stand-in for Stripe on this machine. No money moves.":
    "Οι πληρωμές πηγαίνουν στον αντικαταστάτη του Stripe σε αυτό το μηχάνημα. Δεν μετακινούνται χρήματα.",
  "Please log in to manage your subscription": "Συνδεθείτε για να διαχειριστείτε τη συνδρομή σας",
  "Please log in to subscribe": "Συνδεθείτε για να κάνετε συνδρομή",
  Subscribe: "Κάντε συνδρομή",
  "Subscription Error": "Πρόβλημα με τη συνδρομή",
  "Subscription Status": "Κατάσταση συνδρομής",
  "Subscription canceled": "Η συνδρομή ακυρώθηκε",
  "Subscription kept": "Η συνδρομή συνεχίζεται",
  "Taxes, if any, are shown by Stripe before you pay.": "Τυχόν φόρους τους δείχνει το Stripe πριν πληρώσετε.",
  "The price could not be loaded.": "Η τιμή δεν φορτώθηκε.",
  "Until then you can change your mind. Your photo, links and reviews are kept in any case.":
    "Ως τότε μπορείτε να αλλάξετε γνώμη. Η φωτογραφία, οι σύνδεσμοι και οι κριτικές σας διατηρούνται έτσι κι αλλιώς.",
  "We keep looking.": "Συνεχίζουμε να ελέγχουμε.",
  "You can still edit your profile": "Μπορείτε ακόμη να επεξεργαστείτε το προφίλ σας",
  "You can still edit your profiles": "Μπορείτε ακόμη να επεξεργαστείτε τα προφίλ σας",
  "You have not been charged.": "Δεν χρεωθήκατε.",
  "Your QR code stays the same": "Ο κωδικός QR σας μένει ίδιος",
  "Your badge is off the hook": "Το καρτελάκι σας ξεκρεμάστηκε",
  "Your badges are off the hook": "Τα καρτελάκια σας ξεκρεμάστηκαν",
  "Your page stays public until the end of the period you have paid for.":
    "Η σελίδα σας μένει δημόσια έως το τέλος της περιόδου που έχετε πληρώσει.",
  "Your page stays public until {date}.": "Η σελίδα σας μένει δημόσια έως τις {date}.",
  "Your page, badge and reviews": "Η σελίδα, το καρτελάκι και οι κριτικές σας",
  "Your pages stay public until the end of the period you have paid for.":
    "Οι σελίδες σας μένουν δημόσιες έως το τέλος της περιόδου που έχετε πληρώσει.",
  "Your pages stay public until {date}.": "Οι σελίδες σας μένουν δημόσιες έως τις {date}.",
  "Your payment isn't confirmed yet.": "Η πληρωμή σας δεν έχει επιβεβαιωθεί ακόμη.",
  "Your plan is canceled, and nothing more will be charged.":
    "Η συνδρομή σας ακυρώθηκε και δεν θα χρεωθείτε τίποτε άλλο.",
  "Your profile is public. Guests can scan, tip and review.":
    "Το προφίλ σας είναι δημόσιο. Οι επισκέπτες μπορούν να σαρώσουν, να δώσουν φιλοδώρημα και να γράψουν κριτική.",
  "Your profiles are public. Guests can scan, tip and review.":
    "Τα προφίλ σας είναι δημόσια. Οι επισκέπτες μπορούν να σαρώσουν, να δώσουν φιλοδώρημα και να γράψουν κριτική.",
  "Your status could not be loaded.": "Η κατάστασή σας δεν φορτώθηκε.",
  "Your subscription has been canceled successfully": "Η συνδρομή σας ακυρώθηκε με επιτυχία",
  "Your subscription is now active.": "Η συνδρομή σας είναι πλέον ενεργή.",
  "after your free trial. Cancel any time.": "μετά τη δωρεάν δοκιμή. Ακυρώνετε όποτε θέλετε.",
  "{price} {period}": "{price} {period}",
} satisfies Words<"subscriptions">;
