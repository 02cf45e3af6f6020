import type { Words } from "#web/words/areas.ts";

export const words = {
  ": done": ": tamam",
  "A card, a bank or a service: what your guests use":
    "Kart, banka veya bir hizmet: misafirleriniz ne kullanıyorsa",
  "A letter is on its way to {email}.": "{email} adresine bir e-posta yola çıktı.",
  "A page has {max} editors and invitations at most. Remove one to invite another.":
    "Bir sayfayı, davetler dâhil en fazla {max} kişi düzenleyebilir. Yeni birini davet etmek için birini kaldırın.",
  "A photo of you": "Bir fotoğrafınız",
  "A7, fits any holder": "A7, her kılıfa uyar",
  "About those who wore it before. Only you see them.":
    "Kartı daha önce takanlar hakkında. Yalnızca siz görürsünüz.",
  "Add a card link": "Kart bağlantısı ekleyin",
  "Add a photo": "Fotoğraf ekle",
  "Badge handed on": "Yaka kartı devredildi",
  "Can edit the page": "Sayfayı düzenleyebilir",
  "Can’t edit any more": "Artık düzenleyemez",
  "Choose a way": "Yöntem seç",
  "Choose and print": "Seç ve yazdır",
  "Delete Profile": "Profili sil",
  "Deletion Error": "Silinemedi",
  "Earlier reviews": "Önceki yorumlar",
  "Every way to be tipped": "Tüm ödeme yöntemleri",
  "Goes from the page": "Sayfadan gidenler",
  "Guests from abroad often have only a card. {add}":
    "Yurt dışından gelen misafirlerin çoğu zaman yalnızca kartı olur. {add}",
  "Guests look for your face in the crowd": "Misafirler kalabalıkta yüzünüzü arar",
  "Hand it on": "Devret",
  "Hand the badge on": "Yaka kartını devret",
  "Hand the badge on instead": "Bunun yerine kartı devret",
  "Invitation sent": "Davet gönderildi",
  "Invitation withdrawn": "Davet geri çekildi",
  "Invited: the letter’s link works for 7 days": "Davet edildi: e-postadaki bağlantı 7 gün geçerli",
  "It is on your page": "Sayfanızda yerini aldı",
  "It was already deleted, in another tab or on another device.":
    "Başka bir sekmede veya cihazda zaten silinmiş.",
  "It was removed already.": "Zaten kaldırılmış.",
  "Last 7 days: visits {visits}, tips opened {tips}": "Son 7 gün: ziyaret {visits}, açılan bahşiş {tips}",
  "Let somebody else change words and photo, ways to be tipped and answers to reviews, with an account of their own. Your plan stays yours.":
    "Başka biri kendi hesabıyla yazıları ve fotoğrafı, ödeme yöntemlerini ve yorumlara yanıtları değiştirebilsin. Aboneliğiniz sizde kalır.",
  "Let {name} change words and photo, ways to be tipped and answers to reviews, with an account of their own. Your plan, your other pages and your tours stay yours.":
    "{name} kendi hesabıyla yazıları ve fotoğrafı, ödeme yöntemlerini ve yorumlara yanıtları değiştirebilsin. Aboneliğiniz, diğer sayfalarınız ve turlarınız sizde kalır.",
  "One way to be tipped": "Bahşiş için bir ödeme yöntemi",
  "Photo, words, contacts and links": "Fotoğraf, yazılar, iletişim bilgileri ve bağlantılar",
  "Profile Deleted": "Profil silindi",
  "Profile QR Code": "Profilin QR kodu",
  "Put away": "Kaldırıldı",
  "Put the list away": "Listeyi kaldır",
  "Read them": "Oku",
  "Ready for the first scan": "İlk okutmaya hazırlanın",
  "Reviews and stars: guests no longer see them, you still do":
    "Yorumlar ve yıldızlar: misafirler artık görmez, siz görürsünüz",
  "Same person": "Aynı kişi",
  "Scan it yourself": "Kodu kendiniz okutun",
  "Scans, ways to tip that were opened and reviews, day by day.":
    "Gün gün kod okutmaları, açılan ödeme yöntemleri ve yorumlar.",
  "Send an invitation": "Davet gönder",
  "Show more": "Daha fazla göster",
  "Show the code": "Kodu göster",
  "Somebody new takes over?": "Kartı yeni biri mi devralıyor?",
  "Somebody new takes over? The printed code can stay.":
    "Kartı yeni biri mi devralıyor? Basılı kod kalabilir.",
  "Somebody new wears this badge": "Bu yaka kartını artık yeni biri takıyor",
  "Stays with the badge": "Yaka kartında kalanlar",
  "The first steps are off your dashboard.": "İlk adımlar panelinizden kaldırıldı.",
  "The list could not be put away": "Liste kaldırılamadı",
  "The numbers so far, and whoever could edit the page":
    "Şimdiye kadarki rakamlar ve sayfayı düzenleyebilenler",
  "The printed code stays. {before}’s photo, words, contacts, tips and reviews go from the page; what you changed here just now is kept. This cannot be undone.":
    "Basılı kod kalır. {before} adına olan fotoğraf, yazılar, iletişim bilgileri, bahşişler ve yorumlar sayfadan gider; az önce burada değiştirdikleriniz korunur. Bu işlem geri alınamaz.",
  "The printed code stays; the page begins anew.": "Basılı kod kalır, sayfa sıfırdan başlar.",
  "The printed code, and the address it leads to": "Basılı kod ve açtığı adres",
  "The tours on the page": "Sayfadaki turlar",
  "Their e-mail": "Kişinin e-postası",
  "There are none any more.": "Artık hiç kalmadı.",
  "They were about whoever wore this badge before {name}. Guests don’t see them, and they aren’t counted.":
    "Bu kartı {name} takmadan önce takanlar hakkındadır. Misafirler bunları görmez, puana da katılmaz.",
  "This badge says {before}. Reviews and tips have to stay with the right person.":
    "Bu yaka kartında {before} yazıyor. Yorumlar ve bahşişler doğru kişide kalmalı.",
  "This profile was changed in another tab or on another device. Close this and look at it first.":
    "Bu profil başka bir sekmede veya cihazda değiştirilmiş. Burayı kapatıp önce ona bakın.",
  "Who is {after}?": "{after} kim?",
  "Who may edit this page": "Bu sayfayı kimler düzenleyebilir",
  "Who wears it now?": "Artık kim takıyor?",
  "Who wears this badge, and who may edit its page.":
    "Bu yaka kartını kim takıyor, sayfasını kimler düzenleyebilir.",
  "With your own camera, as a guest would": "Bir misafir gibi, kendi kameranızla",
  "Your plan, country and currency": "Aboneliğiniz, ülke ve para birimi",
  "{before} has a new name. Photo, tips, reviews and all the rest stay.":
    "{before} artık yeni bir ad kullanıyor. Fotoğraf, bahşişler, yorumlar ve geri kalan her şey kalır.",
  "{name} is off the rack.": "{name} için yaka kartı artık askıda değil.",
  "{name} stops wearing this badge, and somebody new does. This cannot be undone.":
    "{name} bu yaka kartını bırakır, yeni biri takar. Bu işlem geri alınamaz.",
  "{name} wears it now. Fill in the page next.": "Kart artık {name} adına. Şimdi sayfayı doldurun.",
  "‘{name}’ goes with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. The tours it shows stay in your Linked Services. This cannot be undone.":
    "“{name}”; fotoğrafı, yorumları ve yorum platformlarıyla birlikte silinir, basılı QR kodları bir daha çalışmaz. Gösterdiği turlar Bağlantılı hizmetler bölümünde kalır. Bu işlem geri alınamaz.",
  "‘{name}’ goes with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. This cannot be undone.":
    "“{name}”; fotoğrafı, yorumları ve yorum platformlarıyla birlikte silinir, basılı QR kodları bir daha çalışmaz. Bu işlem geri alınamaz.",
} satisfies Words<"guides">;
