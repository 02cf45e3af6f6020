import type { Words } from "#web/words/areas.ts";

export const words = {
  "A CPF is a tax number and would be public here. Your bank's app makes a random Pix key (chave aleatória): please use that.":
    "Το CPF είναι φορολογικός αριθμός και εδώ θα ήταν δημόσιο. Η εφαρμογή της τράπεζάς σας φτιάχνει ένα τυχαίο κλειδί Pix (chave aleatória): χρησιμοποιήστε αυτό.",
  "A national ID or tax number would be public here. Please use the mobile number that is registered for PromptPay.":
    "Ένας αριθμός ταυτότητας ή φορολογικού μητρώου εδώ θα ήταν δημόσιος. Χρησιμοποιήστε τον αριθμό κινητού που έχετε δηλώσει στο PromptPay.",
  "A review platform is listed twice": "Μια πλατφόρμα κριτικών υπάρχει δύο φορές",
  "An Aadhaar number would be public here. Please use your UPI ID.":
    "Ένας αριθμός Aadhaar εδώ θα ήταν δημόσιος. Χρησιμοποιήστε το UPI ID σας.",
  "An NRIC or FIN would be public here. Please use the mobile number that is registered for PayNow.":
    "Ένα NRIC ή FIN εδώ θα ήταν δημόσιο. Χρησιμοποιήστε τον αριθμό κινητού που έχετε δηλώσει στο PayNow.",
  "An account with several profiles, or with tours, stays a tour operator’s.":
    "Ένας λογαριασμός με πολλά προφίλ ή με εμπειρίες μένει λογαριασμός διοργανωτή ξεναγήσεων.",
  "An account with this email already exists": "Υπάρχει ήδη λογαριασμός με αυτό το email",
  "An animation must have at most {frames} frames, of {each} megapixels each and {all} in all":
    "Μια κινούμενη εικόνα μπορεί να έχει έως {frames} καρέ, από {each} megapixel το καθένα και {all} συνολικά",
  "At most {max} review platforms": "Έως {max} πλατφόρμες κριτικών",
  "Booking link is required": "Συμπληρώστε τον σύνδεσμο κράτησης",
  "Call me": "Πώς σας φωνάζουν",
  City: "Πόλη",
  "Description is required": "Συμπληρώστε την περιγραφή",
  "Description must be {max} characters or less": "Η περιγραφή μπορεί να έχει έως {max} χαρακτήρες",
  "Enter the code from your authenticator app.": "Γράψτε τον κωδικό από την εφαρμογή ελέγχου ταυτότητας.",
  "File Too Large": "Πολύ μεγάλο αρχείο",
  "File size must be less than 2MB": "Το αρχείο πρέπει να είναι κάτω από 2 MB",
  "File too large": "Πολύ μεγάλο αρχείο",
  "Image must be less than 2MB": "Η εικόνα πρέπει να είναι κάτω από 2 MB",
  "Invalid File Type": "Μη αποδεκτό αρχείο",
  "Invalid email or password": "Λάθος email ή κωδικός πρόσβασης",
  "Invalid file type": "Μη αποδεκτό αρχείο",
  "Invalid input": "Κάτι δεν συμπληρώθηκε σωστά",
  Label: "Όνομα στη σελίδα σας",
  "Mail is not set up on this server.": "Η αποστολή email δεν έχει ρυθμιστεί σε αυτόν τον διακομιστή.",
  "Name is required": "Συμπληρώστε το όνομα",
  "No deletion of this account is scheduled.": "Δεν έχει προγραμματιστεί διαγραφή αυτού του λογαριασμού.",
  "Not found": "Δεν βρέθηκε",
  "Nothing was deleted: this account's e-mail, sign-in or editors changed in the last 7 days, and that can still be undone by e-mail. The account is deleted on its date, or at once when those 7 days are over.":
    "Δεν διαγράφηκε τίποτα: το e-mail, η σύνδεση ή οι συντάκτες αυτού του λογαριασμού άλλαξαν τις τελευταίες 7 ημέρες, και αυτό μπορεί ακόμη να ανακληθεί μέσω e-mail. Ο λογαριασμός διαγράφεται στην ημερομηνία του, ή αμέσως μόλις περάσουν οι 7 ημέρες.",
  "Only its owner changes a page's address": "Μόνο ο κάτοχος μιας σελίδας αλλάζει τη διεύθυνσή της",
  "Only tour operators can do this": "Μόνο για διοργανωτές ξεναγήσεων",
  "Our payment service doesn't answer right now. Nothing was charged. Please try again.":
    "Η υπηρεσία πληρωμών μας δεν απαντά αυτή τη στιγμή. Δεν έγινε καμία χρέωση. Δοκιμάστε ξανά.",
  "Page address must have 3 to 30 letters (a to z), numbers or hyphens":
    "Η διεύθυνση σελίδας πρέπει να έχει 3 έως 30 λατινικά γράμματα (a έως z), αριθμούς ή παύλες",
  "Password is required": "Συμπληρώστε τον κωδικό πρόσβασης",
  "Password must be at least {min} characters":
    "Ο κωδικός πρόσβασης πρέπει να έχει τουλάχιστον {min} χαρακτήρες",
  "Passwords don't match": "Οι κωδικοί πρόσβασης δεν ταιριάζουν",
  "Payments are not set up on this server.": "Οι πληρωμές δεν έχουν ρυθμιστεί σε αυτόν τον διακομιστή.",
  "Platform name is required": "Συμπληρώστε το όνομα πλατφόρμας",
  "Please add the bank's BIC: transfers to {country} need it.":
    "Προσθέστε το BIC της τράπεζας: το χρειάζονται οι μεταφορές σε αυτή τη χώρα ({country}).",
  "Please choose a country": "Επιλέξτε χώρα",
  "Please choose a country from the list.": "Επιλέξτε μια χώρα από τη λίστα.",
  "Please choose a currency": "Επιλέξτε νόμισμα",
  "Please choose a language": "Επιλέξτε γλώσσα",
  "Please choose a reason": "Επιλέξτε έναν λόγο",
  "Please choose a time zone": "Επιλέξτε ζώνη ώρας",
  "Please choose a way to be tipped.": "Επιλέξτε έναν τρόπο φιλοδωρήματος.",
  "Please choose one image": "Επιλέξτε μία εικόνα",
  "Please choose the bank.": "Επιλέξτε την τράπεζα.",
  "Please choose the country of your Mercado Pago account.":
    "Επιλέξτε τη χώρα του λογαριασμού σας Mercado Pago.",
  "Please choose the country.": "Επιλέξτε τη χώρα.",
  "Please choose up to {max} languages": "Επιλέξτε έως {max} γλώσσες",
  "Please confirm your e-mail first.": "Επιβεβαιώστε πρώτα το e-mail σας.",
  "Please confirm your password": "Επιβεβαιώστε τον κωδικό πρόσβασης",
  "Please enter a mobile number of Singapore, such as 9123 4567, or a UEN.":
    "Γράψτε έναν αριθμό κινητού της Σιγκαπούρης, π.χ. 9123 4567, ή ένα UEN.",
  "Please enter a mobile number of {country}, such as {example}.":
    "Γράψτε έναν αριθμό κινητού αυτής της χώρας ({country}), π.χ. {example}.",
  "Please enter a valid URL": "Γράψτε ένα έγκυρο URL",
  "Please enter a valid email": "Γράψτε ένα έγκυρο email",
  "Please enter the account holder's name, as the bank knows it.":
    "Γράψτε το όνομα του κατόχου του λογαριασμού, όπως το ξέρει η τράπεζα.",
  "Please enter the account number, as your bank writes it.":
    "Γράψτε τον αριθμό λογαριασμού, όπως τον γράφει η τράπεζά σας.",
  "Please enter the account number: 6 to 19 digits or letters.":
    "Γράψτε τον αριθμό λογαριασμού: 6 έως 19 ψηφία ή γράμματα.",
  "Please enter the city.": "Γράψτε την πόλη.",
  "Please enter the name as the bank knows it, without symbols.":
    "Γράψτε το όνομα όπως το ξέρει η τράπεζα, χωρίς σύμβολα.",
  "Please enter the name of the service.": "Γράψτε το όνομα της υπηρεσίας.",
  "Please enter words, not a link.": "Γράψτε λέξεις, όχι σύνδεσμο.",
  "Please enter your UPI ID, such as name@okbank. Your UPI app shows it in your profile.":
    "Γράψτε το UPI ID σας, π.χ. name@okbank. Η εφαρμογή UPI το δείχνει στο προφίλ σας.",
  "Please enter your {service} name, such as {example}.":
    "Γράψτε το όνομά σας στο {service}, π.χ. {example}.",
  "Please fill this in.": "Συμπληρώστε αυτό το πεδίο.",
  "Please give a name and a password": "Δώστε όνομα και κωδικό πρόσβασης",
  "Please give the passkey a name": "Δώστε όνομα στο κλειδί πρόσβασης",
  "Please paste a link that begins with https://": "Επικολλήστε έναν σύνδεσμο που αρχίζει με https://",
  "Please paste a payment link of Mercado Pago, such as link.mercadopago.com.ar/marta.":
    "Επικολλήστε έναν σύνδεσμο πληρωμής του Mercado Pago, π.χ. link.mercadopago.com.ar/marta.",
  "Please paste the link of your TWINT code: it begins with https://go.twint.ch/":
    "Επικολλήστε τον σύνδεσμο του κωδικού σας TWINT: αρχίζει με https://go.twint.ch/",
  "Please paste the whole link of your checkout.": "Επικολλήστε ολόκληρο τον σύνδεσμο πληρωμής σας.",
  "Please provide a valid operator name": "Δώστε ένα έγκυρο όνομα διοργανωτή",
  "Please turn two-step verification on first.": "Ενεργοποιήστε πρώτα την επαλήθευση σε δύο βήματα.",
  "This phone saves HEIC. Take a screenshot of the photo, or set the camera to JPEG.":
    "Αυτό το κινητό αποθηκεύει σε HEIC. Τραβήξτε στιγμιότυπο οθόνης της φωτογραφίας ή ρυθμίστε την κάμερα σε JPEG.",
  "Please upload a JPEG, PNG, or WebP image": "Ανεβάστε μια εικόνα JPEG, PNG ή WebP",
  "Please upload a JPG, PNG, WEBP, or GIF image": "Ανεβάστε μια εικόνα JPG, PNG, WEBP ή GIF",
  "Please upload a JPG, PNG, or WEBP image": "Ανεβάστε μια εικόνα JPG, PNG ή WEBP",
  "Please write a reply": "Γράψτε μια απάντηση",
  "Please write the city in Latin letters.": "Γράψτε την πόλη με λατινικά γράμματα.",
  "Please write the name in Latin letters, as your bank does in transfers.":
    "Γράψτε το όνομα με λατινικά γράμματα, όπως το γράφει η τράπεζά σας στις μεταφορές.",
  "Price ID is required": "Λείπει το αναγνωριστικό της τιμής",
  "Row {row}: {message}": "Γραμμή {row}: {message}",
  Tag: "Επαγγελματικός τίτλος",
  Text: "Κείμενο",
  "The account was not deleted: a running plan must end first, and our payment service doesn't answer right now. Please try again.":
    "Ο λογαριασμός δεν διαγράφηκε: πρέπει πρώτα να λήξει μια ενεργή συνδρομή και η υπηρεσία πληρωμών μας δεν απαντά αυτή τη στιγμή. Δοκιμάστε ξανά.",
  "The image must be at most {max} pixels wide and high":
    "Η εικόνα πρέπει να έχει πλάτος και ύψος έως {max} pixel",
  "The image must be less than 2MB": "Η εικόνα πρέπει να είναι κάτω από 2 MB",
  "The image must be less than 5MB": "Η εικόνα πρέπει να είναι κάτω από 5 MB",
  "The profile is too large": "Το προφίλ είναι πολύ μεγάλο",
  "The request is incomplete": "Το αίτημα δεν είναι πλήρες",
  "The request is too large": "Το αίτημα είναι πολύ μεγάλο",
  "There are invisible characters in this. Please type it anew.":
    "Υπάρχουν αόρατοι χαρακτήρες εδώ. Γράψτε το ξανά με το χέρι.",
  "There is no tour at this position": "Δεν υπάρχει εμπειρία σε αυτή τη θέση",
  "These tours are being moved elsewhere. Please try again.":
    "Αυτές οι εμπειρίες μετακινούνται τώρα από αλλού. Δοκιμάστε ξανά.",
  "This BIC has a typing mistake. Please check it.": "Αυτό το BIC έχει τυπογραφικό λάθος. Ελέγξτε το.",
  "This IBAN has a typing mistake. Please check it.": "Αυτό το IBAN έχει τυπογραφικό λάθος. Ελέγξτε το.",
  "This PayNow code isn't made as banks read it. Please save it anew from your bank's app.":
    "Αυτός ο κωδικός PayNow δεν έχει τη μορφή που διαβάζουν οι τράπεζες. Αποθηκεύστε τον ξανά από την εφαρμογή της τράπεζάς σας.",
  "This account number has a typing mistake. Please check it.":
    "Αυτός ο αριθμός λογαριασμού έχει τυπογραφικό λάθος. Ελέγξτε τον.",
  "This address has an account already. Log in, then open the link again.":
    "Αυτή η διεύθυνση έχει ήδη λογαριασμό. Συνδεθείτε και ανοίξτε ξανά τον σύνδεσμο.",
  "This address has an account by now. Please use another one.":
    "Αυτή η διεύθυνση έχει πλέον λογαριασμό. Χρησιμοποιήστε άλλη.",
  "This address is taken.": "Αυτή η διεύθυνση χρησιμοποιείται ήδη.",
  "This address only looks like one of a payment service. Please copy the link from its own app.":
    "Αυτή η διεύθυνση απλώς μοιάζει με διεύθυνση υπηρεσίας πληρωμών. Αντιγράψτε τον σύνδεσμο από την εφαρμογή της.",
  "This address was changed twice in 30 days. It can be changed again on {date}.":
    "Αυτή η διεύθυνση άλλαξε δύο φορές σε 30 ημέρες. Μπορεί να αλλάξει ξανά στις {date}.",
  "This browser's push service isn't known here":
    "Η υπηρεσία ειδοποιήσεων αυτού του προγράμματος περιήγησης δεν είναι γνωστή εδώ",
  "This code has expired. Please save a new one from your bank's app.":
    "Αυτός ο κωδικός έχει λήξει. Αποθηκεύστε νέο από την εφαρμογή της τράπεζάς σας.",
  "This code holds an IBAN. Please add it as a bank transfer.":
    "Αυτός ο κωδικός περιέχει IBAN. Προσθέστε το ως τραπεζική μεταφορά.",
  "This code holds an amount. Please save one without: guests choose what they give.":
    "Αυτός ο κωδικός περιέχει ποσό. Αποθηκεύστε έναν χωρίς ποσό: οι επισκέπτες διαλέγουν τι δίνουν.",
  "This code is a web page, not a bank's code. If cards can be paid there, please add it as a card link.":
    "Αυτός ο κωδικός είναι ιστοσελίδα, όχι κωδικός τράπεζας. Αν πληρώνει κανείς εκεί με κάρτα, προσθέστε τον ως σύνδεσμο κάρτας.",
  "This code is not right.": "Αυτός ο κωδικός δεν είναι σωστός.",
  "This code is too long: {max} characters at most.":
    "Αυτός ο κωδικός είναι πολύ μεγάλος: έως {max} χαρακτήρες.",
  "This code names no account.": "Αυτός ο κωδικός δεν αναφέρει λογαριασμό.",
  "This code names no country.": "Αυτός ο κωδικός δεν αναφέρει χώρα.",
  "This code was not read right: its check sum is wrong. Please try a sharper picture.":
    "Αυτός ο κωδικός δεν διαβάστηκε σωστά: το άθροισμα ελέγχου είναι λάθος. Δοκιμάστε μια πιο καθαρή εικόνα.",
  "This code works once. Please save the one for receiving any amount.":
    "Αυτός ο κωδικός ισχύει μία φορά. Αποθηκεύστε εκείνον για είσπραξη οποιουδήποτε ποσού.",
  "This is a UPI code. Please add it as UPI.": "Αυτός είναι κωδικός UPI. Προσθέστε τον ως UPI.",
  "This is a link of {service}. Please add it as {service}.":
    "Αυτός είναι σύνδεσμος {service}. Προσθέστε τον ως {service}.",
  "This is an IBAN. Please add it as a bank transfer.":
    "Αυτό είναι IBAN. Προσθέστε το ως τραπεζική μεταφορά.",
  "This is an e-mail address. A UPI ID has no dot after the @, such as name@okbank.":
    "Αυτή είναι διεύθυνση email. Ένα UPI ID δεν έχει τελεία μετά το @, π.χ. name@okbank.",
  "This is the same as row {row}.": "Είναι ίδια με τη γραμμή {row}.",
  "This is too long.": "Είναι πολύ μεγάλο.",
  "This is your own address. You can edit this page anyway.":
    "Αυτή είναι η δική σας διεύθυνση. Μπορείτε ούτως ή άλλως να επεξεργαστείτε αυτή τη σελίδα.",
  "This isn't a Pix key. Please copy it from your bank's app, or check its digits.":
    "Αυτό δεν είναι κλειδί Pix. Αντιγράψτε το από την εφαρμογή της τράπεζάς σας ή ελέγξτε τα ψηφία του.",
  "This isn't a phone number of {country}. Please check it.":
    "Αυτός δεν είναι αριθμός τηλεφώνου αυτής της χώρας ({country}). Ελέγξτε τον.",
  "This isn't an address of {service}. Please enter your {service} name, such as {example}.":
    "Αυτή δεν είναι διεύθυνση {service}. Γράψτε το όνομά σας στο {service}, π.χ. {example}.",
  "This isn't the code of a bank. Please save the picture from your bank's app.":
    "Αυτός δεν είναι κωδικός τράπεζας. Αποθηκεύστε την εικόνα από την εφαρμογή της τράπεζάς σας.",
  "This link is no longer valid. Please ask for a new one.": "Αυτός ο σύνδεσμος δεν ισχύει πια. Ζητήστε νέο.",
  "This link works once, for one payment. Please enter your {service} name, such as {example}.":
    "Αυτός ο σύνδεσμος ισχύει μία φορά, για μία πληρωμή. Γράψτε το όνομά σας στο {service}, π.χ. {example}.",
  "This link works once, for one payment. Please paste a payment link instead.":
    "Αυτός ο σύνδεσμος ισχύει μία φορά, για μία πληρωμή. Επικολλήστε καλύτερα έναν μόνιμο σύνδεσμο πληρωμής.",
  "This looks like a card number. Please don't share it with anybody: nobody needs it to tip you.":
    "Αυτό μοιάζει με αριθμό κάρτας. Μην τον δίνετε σε κανέναν: κανείς δεν τον χρειάζεται για να σας δώσει φιλοδώρημα.",
  "This page is yours already.": "Αυτή η σελίδα είναι ήδη δική σας.",
  "This passkey could not be added. Please try again.":
    "Αυτό το κλειδί πρόσβασης δεν προστέθηκε. Δοκιμάστε ξανά.",
  "This passkey could not be read. Please try again.":
    "Αυτό το κλειδί πρόσβασης δεν διαβάστηκε. Δοκιμάστε ξανά.",
  "This passkey doesn't open an account here. Please sign in with your password.":
    "Αυτό το κλειδί πρόσβασης δεν ανοίγει λογαριασμό εδώ. Συνδεθείτε με τον κωδικό πρόσβασής σας.",
  "This passkey is already in use.": "Αυτό το κλειδί πρόσβασης χρησιμοποιείται ήδη.",
  "This password is too common. Please choose another one.":
    "Αυτός ο κωδικός πρόσβασης είναι πολύ συνηθισμένος. Επιλέξτε άλλον.",
  "This price is not offered": "Αυτή η τιμή δεν προσφέρεται",
  "This profile belongs to somebody else": "Αυτό το προφίλ ανήκει σε άλλον",
  "This profile was changed in another tab or on another device":
    "Αυτό το προφίλ άλλαξε σε άλλη καρτέλα ή σε άλλη συσκευή",
  "This request came from another site": "Αυτό το αίτημα ήρθε από άλλον ιστότοπο",
  "This review platform is listed already": "Αυτή η πλατφόρμα κριτικών υπάρχει ήδη στη λίστα",
  "This tour is assigned to this profile already": "Αυτή η εμπειρία υπάρχει ήδη στο προφίλ",
  "Title is required": "Συμπληρώστε τον τίτλο",
  "Title must be {max} characters or less": "Ο τίτλος μπορεί να έχει έως {max} χαρακτήρες",
  "Too many attempts. Please wait a moment and try again.":
    "Πάρα πολλές προσπάθειες. Περιμένετε λίγο και δοκιμάστε ξανά.",
  "Too many people are signing in right now. Please try again.":
    "Συνδέονται πάρα πολλοί αυτή τη στιγμή. Δοκιμάστε ξανά.",
  "Two-step verification is already on.": "Η επαλήθευση σε δύο βήματα είναι ήδη ενεργή.",
  "Two-step verification is off.": "Η επαλήθευση σε δύο βήματα είναι ανενεργή.",
  "Two-step verification was changed elsewhere. Please try again.":
    "Η επαλήθευση σε δύο βήματα άλλαξε από αλλού. Δοκιμάστε ξανά.",
  "Upload failed. Please try again.": "Το ανέβασμα απέτυχε. Δοκιμάστε ξανά.",
  "Username must be at least {min} characters": "Το όνομα χρήστη πρέπει να έχει τουλάχιστον {min} χαρακτήρες",
  "We can't reach our database right now. Please try again.":
    "Η βάση δεδομένων μας δεν απαντά αυτή τη στιγμή. Δοκιμάστε ξανά.",
  "With an American account number others can take money. Please use Zelle, Venmo or Cash App.":
    "Με έναν αμερικανικό αριθμό λογαριασμού μπορούν άλλοι να πάρουν χρήματα. Χρησιμοποιήστε Zelle, Venmo ή Cash App.",
  "You already have an active subscription": "Έχετε ήδη ενεργή συνδρομή",
  "You chose five new addresses in 30 days. You can choose another one on {date}.":
    "Επιλέξατε πέντε νέες διευθύνσεις σε 30 ημέρες. Μπορείτε να επιλέξετε άλλη στις {date}.",
  "You can have at most {max} ways to be tipped.": "Μπορείτε να έχετε έως {max} τρόπους φιλοδωρήματος.",
  "You can have only one profile": "Μπορείτε να έχετε μόνο ένα προφίλ",
  "You can have up to {max} tours": "Μπορείτε να έχετε έως {max} εμπειρίες",
  "You can have up to {max} profiles": "Μπορείτε να έχετε έως {max} προφίλ",
  "You can have up to {max} review platforms": "Μπορείτε να έχετε έως {max} πλατφόρμες κριτικών",
  "You don't have a subscription yet": "Δεν έχετε ακόμη συνδρομή",
  "You don't have an active subscription": "Δεν έχετε ενεργή συνδρομή",
  "You have {count} passkeys. Remove one to add another.":
    "Έχετε {count} κλειδιά πρόσβασης. Αφαιρέστε ένα για να προσθέσετε άλλο.",
  "Your account is about to be deleted. Keep it to go on.":
    "Ο λογαριασμός σας πρόκειται να διαγραφεί. Διατηρήστε τον για να συνεχίσετε.",
  "Your current password is not right.": "Ο τωρινός κωδικός πρόσβασης δεν είναι σωστός.",
  "Your subscription is being changed elsewhere. Please try again.":
    "Η συνδρομή σας αλλάζει τώρα από αλλού. Δοκιμάστε ξανά.",
  "{label}: This is not a phone number. Please enter one, with its country code, such as {example}.":
    "{label}: Αυτό δεν είναι αριθμός τηλεφώνου. Γράψε έναν αριθμό με τον κωδικό της χώρας του, για παράδειγμα {example}.",
  "{label}: This is not a username. Please enter the name after {prefix}, such as {example}.":
    "{label}: Αυτό δεν είναι όνομα χρήστη. Γράψε το όνομα μετά το {prefix}, για παράδειγμα {example}.",
  "{label} must be less than {max} characters": "{label}: έως {max} χαρακτήρες",
  "{service} is used in {countries}.": "{service}: χρησιμοποιείται σε {countries}.",
  "{service} takes a phone number, no e-mail.": "{service}: θέλει αριθμό τηλεφώνου, όχι email.",
} satisfies Words<"rules">;
