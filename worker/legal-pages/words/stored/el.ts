import type { Words } from "../../../words/say.ts";
import type { StoredText } from "./stored-text.ts";

export const stored = {
  "{time} after you ask us to delete the account": "{time} αφότου μας ζητήσετε να διαγράψουμε τον λογαριασμό",
  "until you delete it, or {time} after you ask us to delete your account":
    "μέχρι να το διαγράψετε, ή {time} αφότου μας ζητήσετε να διαγράψουμε τον λογαριασμό σας",
  Accounts: "Λογαριασμοί",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "Όνομα, email, ο κωδικός ως κατακερματισμένη τιμή με αλάτι, ξεναγός ή διοργανωτής, το όνομα του διοργανωτή, η κατάσταση δοκιμής και συνδρομής με τους αριθμούς του Stripe, πότε τερματίστηκαν συνδέσεις, αν τα email στη διεύθυνση επιστρέφουν και ποια δέχεστε, η γλώσσα σας, το κρυπτογραφημένο μυστικό της εφαρμογής ελέγχου ταυτότητας με τις κατακερματισμένες τιμές των κωδικών ανάκτησης, και πότε μας ζητήσατε να διαγράψουμε τον λογαριασμό.",
  "To let you in, to bill you, to reach you.": "Για να μπαίνετε, να σας χρεώνουμε, να σας βρίσκουμε.",
  contract: "σύμβαση",
  "Pages and tours": "Σελίδες και εμπειρίες",
  "What guides and operators put on their pages: name, how to be called, words with their languages and translations, languages spoken, contact, links for tips, links to reviews elsewhere, experiences, the time zone, when a badge was first downloaded and scanned by its guide, which reviews its guide has seen, and why we hid the page, if we did. But for what stands after the time zone it is public while the page is: that is its purpose.":
    "Ό,τι βάζουν ξεναγοί και διοργανωτές στις σελίδες τους: όνομα, πώς να τους φωνάζουν, λόγια με τις γλώσσες και τις μεταφράσεις τους, γλώσσες που μιλούν, επικοινωνία, σύνδεσμοι για φιλοδώρημα, σύνδεσμοι σε κριτικές αλλού, εμπειρίες, η ζώνη ώρας, πότε ο ξεναγός κατέβασε και σάρωσε πρώτη φορά ένα καρτελάκι, ποιες κριτικές έχει δει, και γιατί κρύψαμε τη σελίδα, αν το κάναμε. Εκτός από όσα ακολουθούν τη ζώνη ώρας, είναι δημόσια όσο είναι η σελίδα: αυτός είναι ο σκοπός τους.",
  "To show the page.": "Για να φαίνεται η σελίδα.",
  Editors: "Συντάκτες",
  "Who may edit a page beside its owner: the e-mail address that was invited, the account that joined, and when. The owner sees the address of each editor’s account, and nobody else does.":
    "Ποιος μπορεί να επεξεργάζεται μια σελίδα πέρα από τον κάτοχό της: το email που προσκλήθηκε, ο λογαριασμός που δέχτηκε, και πότε. Ο κάτοχος βλέπει τη διεύθυνση κάθε τέτοιου λογαριασμού, και κανείς άλλος.",
  "To let guides edit the page that an operator pays for.":
    "Για να επεξεργάζονται οι ξεναγοί τη σελίδα που πληρώνει ένας διοργανωτής.",
  "until the owner ends it or the page is handed on, or with either account; an invitation that nobody accepts {time}, and then up to an hour":
    "μέχρι να το τερματίσει ο κάτοχος ή να παραδοθεί η σελίδα, ή μαζί με έναν από τους δύο λογαριασμούς· μια πρόσκληση που δεν δέχεται κανείς, {time}, και μετά έως μία ώρα",
  "Page addresses": "Διευθύνσεις σελίδων",
  "A hash of each address a guide has chosen, and whose it is; the address itself stands with the page.":
    "Μια κατακερματισμένη τιμή κάθε διεύθυνσης που επέλεξε ξεναγός, και ποιανού είναι· η ίδια η διεύθυνση είναι μαζί με τη σελίδα.",
  "To lead from an old address to the page, and to give nobody else one that may still be printed on a badge.":
    "Για να οδηγεί μια παλιά διεύθυνση στη σελίδα, και να μη δοθεί σε άλλον μία που ίσως είναι ακόμη τυπωμένη σε καρτελάκι.",
  "{time} after it was given up, or after the page’s deletion; from then on without a word of whose it was":
    "{time} αφότου εγκαταλειφθεί, ή αφότου διαγραφεί η σελίδα· από τότε, χωρίς λέξη για το ποιανού ήταν",
  "Ways to be tipped": "Τρόποι φιλοδωρήματος",
  "What guides give guests to pay them: usernames, phone numbers, e-mail addresses, accounts, codes, and the name the bank shows. Shown on the tip page of a public profile only; search engines are told to leave it out.":
    "Ό,τι δίνουν οι ξεναγοί στους επισκέπτες για να τους πληρώσουν: ονόματα χρήστη, τηλέφωνα, email, λογαριασμοί, κωδικοί, και το όνομα που δείχνει η τράπεζα. Φαίνονται μόνο στη σελίδα φιλοδωρήματος ενός δημόσιου προφίλ· στις μηχανές αναζήτησης λέμε να την παραλείπουν.",
  "To let guests tip the guide. The money goes from guest to guide: we neither touch nor see it.":
    "Για να δίνουν οι επισκέπτες φιλοδώρημα. Τα χρήματα πάνε από τον επισκέπτη στον ξεναγό: ούτε τα αγγίζουμε ούτε τα βλέπουμε.",
  Reviews: "Κριτικές",
  "The name as it was typed, stars, words with their language, date, the guide’s reply, and a random or computed number that keeps a review from being added twice. No address of whoever wrote it. Public, unless it is held or hidden.":
    "Το όνομα όπως γράφτηκε, αστέρια, λόγια με τη γλώσσα τους, ημερομηνία, η απάντηση του ξεναγού, και ένας τυχαίος ή υπολογισμένος αριθμός που εμποδίζει να προστεθεί μια κριτική δύο φορές. Καμία διεύθυνση εκείνου που την έγραψε. Δημόσια, εκτός αν κρατείται ή είναι κρυμμένη.",
  "To let guests tell other guests how it was.": "Για να λένε οι επισκέπτες σε άλλους πώς ήταν.",
  "legitimate interest": "έννομο συμφέρον",
  "until the guide or we remove it, or the page is deleted":
    "μέχρι να την αφαιρέσει ο ξεναγός ή εμείς, ή να διαγραφεί η σελίδα",
  "Translations by a machine": "Μεταφράσεις από μηχανή",
  "Words of pages and experiences in a guest’s language, where their authors wrote none and this site has a machine that translates, and a hash of the original.":
    "Λόγια σελίδων και εμπειριών στη γλώσσα ενός επισκέπτη, όπου οι συγγραφείς τους δεν έγραψαν και αυτός ο ιστότοπος έχει μηχανή που μεταφράζει, και μια κατακερματισμένη τιμή του πρωτοτύπου.",
  "To let guests read the page.": "Για να διαβάζουν οι επισκέπτες τη σελίδα.",
  "{time}, or until the original changes or the page is deleted":
    "{time}, ή μέχρι να αλλάξει το πρωτότυπο ή να διαγραφεί η σελίδα",
  "Numbers of visits": "Αριθμοί επισκέψεων",
  "For each page and day how often it was opened, at which hours, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing were pressed. Sums only: no address, no cookie, no device, nothing about who it was. Your own visits, previews and programs aren’t counted.":
    "Για κάθε σελίδα και ημέρα, πόσες φορές άνοιξε, ποιες ώρες, από ποιον τυπωμένο κωδικό, και πόσες φορές πατήθηκαν τα κουμπιά της για φιλοδώρημα, επικοινωνία, εμπειρίες, κριτικές και κοινοποίηση. Μόνο αθροίσματα: καμία διεύθυνση, κανένα cookie, καμία συσκευή, τίποτα για το ποιος ήταν. Οι δικές σας επισκέψεις, οι προεπισκοπήσεις και τα προγράμματα δεν μετρούν.",
  "To show guides what happens after the scan.": "Για να βλέπουν οι ξεναγοί τι γίνεται μετά τη σάρωση.",
  "no personal data": "όχι προσωπικά δεδομένα",
  "{time}, or until the page is deleted": "{time}, ή μέχρι να διαγραφεί η σελίδα",
  "Sketches of reviews": "Σκίτσα κριτικών",
  "Numbers computed from a review’s words, from which nobody can tell the words.":
    "Αριθμοί που υπολογίζονται από τα λόγια μιας κριτικής, από τους οποίους κανείς δεν βρίσκει τα λόγια.",
  "To notice when the same review is sent again and again.":
    "Για να προσέχουμε όταν στέλνεται η ίδια κριτική ξανά και ξανά.",
  "{time}, and then up to an hour": "{time}, και μετά έως μία ώρα",
  "Reviews we look at": "Κριτικές που κοιτάζουμε",
  "Which reviews were held or reported, why, and what was decided.":
    "Ποιες κριτικές κρατήθηκαν ή αναφέρθηκαν, γιατί, και τι αποφασίστηκε.",
  "To keep out spam, insults and private details, and to be able to answer for it.":
    "Για να μένουν έξω spam, προσβολές και προσωπικά στοιχεία, και να μπορούμε να λογοδοτήσουμε.",
  "as long as the review": "όσο και η κριτική",
  "Reports of reviews": "Αναφορές κριτικών",
  "What somebody says is wrong with a review, the e-mail address they may leave to hear of the decision, and a keyed hash of the network address and the review.":
    "Τι λέει κάποιος ότι δεν πάει καλά με μια κριτική, το email που μπορεί να αφήσει για να μάθει την απόφαση, και μια κατακερματισμένη τιμή με κλειδί από τη διεύθυνση δικτύου και την κριτική.",
  "To decide about it, and to take one report from each.":
    "Για να αποφασίσουμε, και να δεχόμαστε μία αναφορά από τον καθένα.",
  "as long as the review; address and hash {time} after the decision, and then up to an hour":
    "όσο και η κριτική· διεύθυνση και κατακερματισμένη τιμή {time} μετά την απόφαση, και μετά έως μία ώρα",
  "Words to search by": "Λέξεις για αναζήτηση",
  "The words of names, e-mail addresses and page addresses.":
    "Οι λέξεις ονομάτων, email και διευθύνσεων σελίδων.",
  "To let our staff find an account that needs help.":
    "Για να βρίσκει το προσωπικό μας έναν λογαριασμό που χρειάζεται βοήθεια.",
  "as long as the account or page they belong to": "όσο και ο λογαριασμός ή η σελίδα όπου ανήκουν",
  "Devices that are signed in": "Συνδεδεμένες συσκευές",
  "The kind of browser and device, such as ‘Chrome on Android’, and when it was first and last used.":
    "Το είδος προγράμματος περιήγησης και συσκευής, όπως «Chrome σε Android», και πότε χρησιμοποιήθηκε πρώτη και τελευταία φορά.",
  "To show you where your account is open, and to let you end it there.":
    "Για να βλέπετε πού είναι ανοιχτός ο λογαριασμός σας, και να τον κλείνετε εκεί.",
  "{time} after you signed in, or until you log out there":
    "{time} αφότου συνδεθήκατε, ή μέχρι να αποσυνδεθείτε εκεί",
  Passkeys: "Κλειδιά πρόσβασης",
  "The public half of each key, the name you gave it, and when it was made and last used. Never a fingerprint or a face: those stay on your device.":
    "Το δημόσιο μισό κάθε κλειδιού, το όνομα που του δώσατε, και πότε φτιάχτηκε και χρησιμοποιήθηκε τελευταία φορά. Ποτέ δακτυλικό αποτύπωμα ή πρόσωπο: αυτά μένουν στη συσκευή σας.",
  "To let you in without a password.": "Για να μπαίνετε χωρίς κωδικό.",
  "until you remove it, or your account is deleted":
    "μέχρι να το αφαιρέσετε, ή να διαγραφεί ο λογαριασμός σας",
  "Answered questions to passkeys": "Ερωτήσεις σε κλειδιά πρόσβασης που απαντήθηκαν",
  "Random numbers.": "Τυχαίοι αριθμοί.",
  "To take each answer only once.": "Για να δεχόμαστε κάθε απάντηση μόνο μία φορά.",
  "five minutes, and then up to an hour": "πέντε λεπτά, και μετά έως μία ώρα",
  "Reviews to tell of": "Κριτικές που θα σας πούμε",
  "The number of your first review that no letter has told you of.":
    "Ο αριθμός της πρώτης σας κριτικής για την οποία δεν σας έχει μιλήσει κανένα email.",
  "To send you one letter a day at the most.": "Για να σας στέλνουμε το πολύ ένα email την ημέρα.",
  "until the letter is sent": "μέχρι να σταλεί το email",
  "Devices you want told of reviews": "Συσκευές που μαθαίνουν για κριτικές",
  "Their address at the push service of their browser’s maker, and their public key.":
    "Η διεύθυνσή τους στην υπηρεσία push του κατασκευαστή του προγράμματος περιήγησης, και το δημόσιο κλειδί τους.",
  "To tell them of a new review at once: the notice holds its stars and no words, encrypted for the device.":
    "Για να μαθαίνουν αμέσως μια νέα κριτική: η ειδοποίηση έχει τα αστέρια και καθόλου λόγια, κρυπτογραφημένη για τη συσκευή.",
  "until you turn it off or log out there": "μέχρι να το απενεργοποιήσετε ή να αποσυνδεθείτε εκεί",
  "Ended sessions": "Τερματισμένες συνδέσεις",
  "The random numbers of sessions that were logged out.": "Οι τυχαίοι αριθμοί των συνδέσεων που έκλεισαν.",
  "To keep an old cookie from opening your account.":
    "Για να μην ανοίγει ένα παλιό cookie τον λογαριασμό σας.",
  "{time} after the session began, at most": "το πολύ {time} μετά την αρχή της σύνδεσης",
  "Letters that wait": "Email σε αναμονή",
  "The kind of an e-mail and the address it goes to; not its words.":
    "Το είδος ενός email και η διεύθυνση όπου πηγαίνει· όχι τα λόγια του.",
  "To send it, and to try again.": "Για να σταλεί, και να δοκιμαστεί ξανά.",
  "until it is sent; tried for {time}, then given up":
    "μέχρι να σταλεί· δοκιμάζεται για {time}, μετά εγκαταλείπεται",
  "Links in letters": "Σύνδεσμοι σε email",
  "A hash of the secret in the link, whose it is, the address it went to, and which change it is about.":
    "Μια κατακερματισμένη τιμή του μυστικού στον σύνδεσμο, ποιανού είναι, η διεύθυνση όπου πήγε και ποια αλλαγή αφορά.",
  "To know the link again.": "Για να αναγνωρίζουμε τον σύνδεσμο.",
  "until it is used; {time} at most, and then up to an hour":
    "μέχρι να χρησιμοποιηθεί· το πολύ {time}, και μετά έως μία ώρα",
  "Counts of attempts": "Μετρήσεις προσπαθειών",
  "How often something was tried, under a keyed hash of the network address or the e-mail address, or under the account’s number.":
    "Πόσες φορές δοκιμάστηκε κάτι, κάτω από μια κατακερματισμένη τιμή με κλειδί της διεύθυνσης δικτύου ή του email, ή κάτω από τον αριθμό του λογαριασμού.",
  "To keep out who guesses passwords or floods a page with reviews.":
    "Για να μένει έξω όποιος μαντεύει κωδικούς ή πλημμυρίζει μια σελίδα με κριτικές.",
  "{time} at most, and then up to an hour": "το πολύ {time}, και μετά έως μία ώρα",
  "Messages from Stripe": "Μηνύματα από το Stripe",
  "Number, kind and time of each message that was handled.":
    "Αριθμός, είδος και ώρα κάθε μηνύματος που διεκπεραιώθηκε.",
  "To handle each only once.": "Για να διεκπεραιώνεται το καθένα μόνο μία φορά.",
  "Deletions on their way": "Διαγραφές σε εξέλιξη",
  "Number, e-mail address and Stripe’s number of an account whose rows are gone.":
    "Αριθμός, email και αριθμός Stripe ενός λογαριασμού που οι γραμμές του έφυγαν.",
  "To delete it everywhere else, too.": "Για να διαγραφεί και παντού αλλού.",
  "until every store has confirmed: seconds, or the next hourly attempt that works":
    "μέχρι να επιβεβαιώσει κάθε χώρος αποθήκευσης: δευτερόλεπτα, ή η επόμενη ωριαία προσπάθεια που πετυχαίνει",
  "Pictures to be deleted": "Εικόνες προς διαγραφή",
  "Their file names, which begin with the account’s number.":
    "Τα ονόματα των αρχείων τους, που αρχίζουν με τον αριθμό του λογαριασμού.",
  "To leave no picture behind.": "Για να μη μείνει πίσω καμία εικόνα.",
  "until the picture is gone: seconds, or the next hourly attempt that works":
    "μέχρι να φύγει η εικόνα: δευτερόλεπτα, ή η επόμενη ωριαία προσπάθεια που πετυχαίνει",
  "The operator’s staff": "Το προσωπικό του διαχειριστή",
  "E-mail address, the password as a salted hash, and what two-step verification needs.":
    "Email, ο κωδικός ως κατακερματισμένη τιμή με αλάτι, και ό,τι χρειάζεται η επαλήθευση σε δύο βήματα.",
  "To let them in.": "Για να μπαίνουν.",
  "as long as they work here": "όσο εργάζονται εδώ",
  "What our staff did": "Τι έκανε το προσωπικό μας",
  "Who of the staff did what and when; of an account only its number. No entry can be changed or deleted.":
    "Ποιος από το προσωπικό έκανε τι και πότε· από έναν λογαριασμό μόνο τον αριθμό του. Καμία εγγραφή δεν αλλάζει ούτε διαγράφεται.",
  "To be able to answer for it.": "Για να μπορούμε να λογοδοτήσουμε.",
  "as long as this site exists": "όσο υπάρχει αυτός ο ιστότοπος",
  "Hourly runs": "Ωριαίες εργασίες",
  "When the work of each hour began and ended, and whether it went well.":
    "Πότε άρχισε και τελείωσε η δουλειά κάθε ώρας, και αν πήγε καλά.",
  "To see that letters and deletions are on their way.":
    "Για να βλέπουμε ότι τα email και οι διαγραφές είναι καθ’ οδόν.",
  Totals: "Σύνολα",
  "How many accounts, pages and subscribers there are, and how many sign-ups, new plans, canceled plans and reviews a week has had.":
    "Πόσοι λογαριασμοί, σελίδες και συνδρομητές υπάρχουν, και πόσες εγγραφές, νέα προγράμματα, ακυρώσεις και κριτικές είχε μια εβδομάδα.",
  "To see how the site is doing.": "Για να βλέπουμε πώς πάει ο ιστότοπος.",
  Pictures: "Εικόνες",
  "Photos and banners as they were uploaded, and in smaller sizes.":
    "Φωτογραφίες και banner όπως ανέβηκαν, και σε μικρότερα μεγέθη.",
  "To show them on the page.": "Για να φαίνονται στη σελίδα.",
  "Use of sessions": "Χρήση συνδέσεων",
  "When each session was begun and last used, under a random number.":
    "Πότε άρχισε και χρησιμοποιήθηκε τελευταία φορά κάθε σύνδεση, κάτω από έναν τυχαίο αριθμό.",
  "To end sessions that nobody uses.": "Για να τερματίζονται συνδέσεις που δεν χρησιμοποιεί κανείς.",
  "{time} after the last use, or until you log out":
    "{time} μετά την τελευταία χρήση, ή μέχρι να αποσυνδεθείτε",
  "Copies of public pages": "Αντίγραφα δημόσιων σελίδων",
  "Pages as everybody sees them, near the people who read them.":
    "Σελίδες όπως τις βλέπουν όλοι, κοντά σε όσους τις διαβάζουν.",
  "To be fast.": "Για ταχύτητα.",
  "{time}; dropped at once when the page changes": "{time}· πετιούνται αμέσως όταν αλλάζει η σελίδα",
  Logs: "Αρχεία καταγραφής",
  "Requests with their address, time, browser and network address, and failures. Nothing you typed, but for the address of a page.":
    "Αιτήματα με τη διεύθυνση, την ώρα, το πρόγραμμα περιήγησης και τη διεύθυνση δικτύου τους, και σφάλματα. Τίποτα από όσα γράψατε, εκτός από τη διεύθυνση μιας σελίδας.",
  "To find faults and attacks.": "Για να βρίσκουμε σφάλματα και επιθέσεις.",
  "Deleted accounts": "Διαγραμμένοι λογαριασμοί",
  "The number of each account that was deleted, and when. Nothing else about it.":
    "Ο αριθμός κάθε λογαριασμού που διαγράφηκε, και πότε. Τίποτα άλλο.",
  "To leave it out when the site is restored from an earlier copy.":
    "Για να μείνει έξω όταν ο ιστότοπος επαναφέρεται από παλιότερο αντίγραφο.",
  "History of the database": "Ιστορικό της βάσης δεδομένων",
  "Earlier states of all that is in D1. Read only to restore the site after an accident.":
    "Παλιότερες καταστάσεις όλων όσα είναι στο D1. Διαβάζονται μόνο για να επανέλθει ο ιστότοπος μετά από ατύχημα.",
  "To lose nobody’s page.": "Για να μη χαθεί η σελίδα κανενός.",
  "{time}: what you delete is gone from here then, too": "{time}: ό,τι διαγράφετε φεύγει τότε και από εδώ",
} satisfies Words<StoredText>;
