import type { Words } from "../../../words/say.ts";
import type { PrivacyText } from "./privacy-text.ts";

export const privacy = {
  "When you scan a badge, your phone asks us for one page. Cloudflare sees your phone’s network address to answer it. Reading a page sets <b>no cookie</b>, and we don’t follow you from page to page.":
    "เมื่อคุณสแกนป้าย โทรศัพท์ของคุณขอหน้าหนึ่งจากเรา Cloudflare เห็นที่อยู่เครือข่ายของโทรศัพท์คุณเพื่อตอบกลับ การอ่านหน้า<b>ไม่ตั้งคุกกี้</b> และเราไม่ติดตามคุณจากหน้าหนึ่งไปอีกหน้า",
  "For the guide we <b>count</b> how often the page is opened, on which day and at which hour, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing are pressed. These are sums: nothing of your phone, your address or who you are is kept with them, so nobody can tell your visit from another. To keep reloads from counting again and again, Cloudflare counts the visits of a network address for a minute.":
    "สำหรับไกด์ เรา<b>นับ</b>ว่าหน้าถูกเปิดกี่ครั้ง ในวันและชั่วโมงใด จากโค้ดที่พิมพ์ชุดใด และปุ่มทิป ติดต่อ กิจกรรม รีวิว และแชร์ถูกกดกี่ครั้ง ทั้งหมดเป็นผลรวม ไม่มีข้อมูลเกี่ยวกับโทรศัพท์ ที่อยู่ หรือตัวตนของคุณเก็บไว้ด้วย จึงไม่มีใครแยกการเข้าชมของคุณจากของผู้อื่นได้ เพื่อไม่ให้การโหลดซ้ำถูกนับซ้ำ Cloudflare นับการเข้าชมของที่อยู่เครือข่ายเป็นเวลาหนึ่งนาที",
  "If you write a review, we keep your name as you typed it, the stars and the text, and show them on the page. It needs no account and no e-mail address. Ask the guide or us to take it down.":
    "หากคุณเขียนรีวิว เราเก็บชื่อตามที่คุณพิมพ์ ดาว และข้อความ แล้วแสดงในหน้า ไม่ต้องมีบัญชีหรืออีเมล หากต้องการให้ลบ โปรดขอจากไกด์หรือเรา",
  "Links for tips, bookings and social networks lead to other services; what you do there is between you, them and the guide. A guide may also show a picture that lies on another site: your phone then asks that site for it.":
    "ลิงก์ทิป การจอง และโซเชียลเน็ตเวิร์กนำไปยังบริการอื่น สิ่งที่คุณทำที่นั่นเป็นเรื่องระหว่างคุณ บริการนั้น และไกด์ หน้าอาจแสดงรูปที่อยู่ในเว็บไซต์อื่นด้วย โทรศัพท์ของคุณจะขอรูปจากเว็บไซต์นั้น",
  "We keep what you put on your page, the name and e-mail address you register with, and the state of your subscription. Whatever you put on your page is <b>public</b>, payment links and phone numbers included. Name, e-mail address and password are needed for an account; everything else is up to you.":
    "เราเก็บสิ่งที่คุณใส่ในหน้าของคุณ ชื่อและอีเมลที่คุณใช้สมัคร และสถานะการสมัครสมาชิกของคุณ ทุกอย่างที่คุณใส่ในหน้าเป็น<b>สาธารณะ</b> รวมถึงลิงก์ชำระเงินและหมายเลขโทรศัพท์ บัญชีต้องมีชื่อ อีเมล และรหัสผ่าน นอกนั้นแล้วแต่คุณ",
  "If an operator runs your page, you can edit it with an account of your own once they invite you: they see its e-mail address, and that you edit. What is on the page stays theirs to change, to hand on and to delete; once it is handed on, your photo, words, contacts and links are deleted, and the reviews about you are read by the operator alone. If you invite somebody, we write to the address you give, and forget it after seven days unless they join.":
    "หากผู้ประกอบการดูแลหน้าของคุณ คุณแก้ไขได้ด้วยบัญชีของคุณเองเมื่อได้รับเชิญ ผู้ประกอบการเห็นอีเมลของบัญชีนั้นและเห็นว่าคุณแก้ไข สิ่งที่อยู่ในหน้ายังเป็นของผู้ประกอบการที่จะเปลี่ยน ส่งต่อ และลบ เมื่อส่งต่อแล้ว รูป ข้อความ ช่องทางติดต่อ และลิงก์ของคุณจะถูกลบ และรีวิวเกี่ยวกับคุณมีเพียงผู้ประกอบการที่อ่านได้ หากคุณเชิญใคร เราจะส่งอีเมลไปยังที่อยู่ที่คุณให้ และลืมที่อยู่นั้นหลังเจ็ดวันหากไม่เข้าร่วม",
  "Letters come from us only for your account: links you asked for, and what happens to your password, plan or page. Two kinds can be turned off: the one before a trial ends, and the one on new reviews.":
    "เราส่งอีเมลเฉพาะเรื่องบัญชีของคุณ ได้แก่ ลิงก์ที่คุณขอ และสิ่งที่เกิดกับรหัสผ่าน แพ็กเกจ หรือหน้าของคุณ มีสองแบบที่ปิดได้ คือก่อนช่วงทดลองใช้สิ้นสุด และเรื่องรีวิวใหม่",
  "All of them are strictly necessary for what you have asked for, which is why no banner asks you about them (Art. 5(3) of the ePrivacy Directive). No other site can read them, and none of them follows you.":
    "ทั้งหมดจำเป็นอย่างยิ่งต่อสิ่งที่คุณขอ จึงไม่มีแบนเนอร์ถามคุณ (มาตรา 5(3) ของข้อกำหนด ePrivacy) เว็บไซต์อื่นอ่านไม่ได้ และไม่มีรายการใดติดตามคุณ",
  "Our pages also leave short notes in your browser’s own storage, for instance so that a message survives the step to the next page, or that your other tabs learn that you have logged out. Pocket mode keeps your codes there, so that they open without a network, until you log out. They never leave your device.":
    "หน้าของเรายังทิ้งบันทึกสั้น ๆ ไว้ในที่เก็บของเบราว์เซอร์คุณ เช่น เพื่อให้ข้อความยังอยู่เมื่อไปหน้าถัดไป หรือให้แท็บอื่นรู้ว่าคุณออกจากระบบแล้ว โหมดพกพาเก็บโค้ดของคุณไว้ที่นั่นเพื่อให้เปิดได้โดยไม่มีเครือข่าย จนกว่าคุณจะออกจากระบบ ข้อมูลเหล่านี้ไม่ออกจากอุปกรณ์ของคุณ",
  "Below each line stands where it is kept and why we may (GDPR). <b>Contract</b>: we need it to give you what you signed up for, Art. 6(1)(b). <b>Legitimate interest</b>: it keeps the site safe and useful, and your interests don’t outweigh that, Art. 6(1)(f); you can object.":
    "ใต้แต่ละบรรทัดระบุว่าเก็บที่ไหนและเหตุใดเราจึงทำได้ (GDPR) <b>สัญญา</b>: เราต้องใช้เพื่อให้สิ่งที่คุณสมัครไว้ มาตรา 6(1)(b) <b>ประโยชน์โดยชอบด้วยกฎหมาย</b>: ทำให้เว็บไซต์ปลอดภัยและมีประโยชน์ และประโยชน์ของคุณไม่ได้มีน้ำหนักมากกว่า มาตรา 6(1)(f) คุณคัดค้านได้",
  "<b>See it and take it with you</b>: ‘Download everything’ in <a>Account</a> gives you all we have of yours as a file that other programs can read (Art. 15 and 20 GDPR).":
    "<b>ดูและนำติดตัวไป</b>: “ดาวน์โหลดทั้งหมด” ใน<a>บัญชี</a>ให้ทุกอย่างของคุณที่เรามี เป็นไฟล์ที่โปรแกรมอื่นอ่านได้ (มาตรา 15 และ 20 ของ GDPR)",
  "<b>Correct it</b>: on your page and in your account, any time (Art. 16).":
    "<b>แก้ไขให้ถูกต้อง</b>: ในหน้าและในบัญชีของคุณ ทุกเมื่อ (มาตรา 16)",
  "<b>Have it erased</b>: delete your account in <a>Account</a>. Your pages are hidden at once; for {time} you can change your mind, then everything goes (Art. 17).":
    "<b>ให้ลบ</b>: ลบบัญชีของคุณใน<a>บัญชี</a> หน้าของคุณจะถูกซ่อนทันที คุณเปลี่ยนใจได้ภายใน {time} หลังจากนั้นทุกอย่างจะหายไป (มาตรา 17)",
  "<b>Restrict or object</b>: write to us, with a reason of your own where we rely on our legitimate interest (Art. 18 and 21).":
    "<b>จำกัดหรือคัดค้าน</b>: โปรดเขียนถึงเรา พร้อมเหตุผลของคุณเองในกรณีที่เราอาศัยประโยชน์โดยชอบด้วยกฎหมาย (มาตรา 18 และ 21)",
  "Guests, or whoever prefers a letter: write to {contact}. A person answers, within a month.":
    "นักท่องเที่ยว หรือผู้ที่สะดวกเขียนมากกว่า: {contact} จะมีคนตอบภายในหนึ่งเดือน",
  "You can also complain to a data protection authority, such as the one where you live or work, or the one of our seat (Art. 77).":
    "คุณยังร้องเรียนต่อหน่วยงานคุ้มครองข้อมูลได้ เช่น หน่วยงานในที่ที่คุณอยู่หรือทำงาน หรือที่ตั้งของเรา (มาตรา 77)",
  "No decision about you is made by a machine alone, and no profile of you is made (Art. 22).":
    "ไม่มีการตัดสินใจเกี่ยวกับคุณโดยเครื่องเพียงลำพัง และไม่มีการทำโปรไฟล์ของคุณ (มาตรา 22)",
  "What Lanyard stores about guests and guides, where, for how long and why, and what you can do about it.":
    "Lanyard เก็บอะไรเกี่ยวกับนักท่องเที่ยวและไกด์ ที่ไหน นานเท่าไร เพราะอะไร และคุณทำอะไรได้บ้าง",
  "Guests need no account, and reading a page leaves no cookie.": "นักท่องเที่ยวไม่ต้องมีบัญชี และการอ่านหน้าไม่ทิ้งคุกกี้",
  "Tips go from guest to guide. We never see the money.": "ทิปส่งจากนักท่องเที่ยวถึงไกด์ เราไม่เคยเห็นเงิน",
  "Guides can download or delete everything, any time.": "ไกด์ดาวน์โหลดหรือลบทุกอย่างได้ทุกเมื่อ",
  "No advertising, no tracking, no selling.": "ไม่มีโฆษณา ไม่มีการติดตาม ไม่มีการขาย",
  "Who answers for it": "ใครรับผิดชอบ",
  "If you are a guest": "หากคุณเป็นนักท่องเที่ยว",
  "If you are a guide": "หากคุณเป็นไกด์",
  Cookies: "คุกกี้",
  "What is stored, and how long": "เก็บอะไร และนานเท่าไร",
  "Who else sees it": "ใครเห็นอีกบ้าง",
  "Your rights": "สิทธิของคุณ",
  "How long:": "ระยะเวลา:",
  "Cookie, and what it is for": "คุกกี้ และใช้ทำอะไร",
  "How long": "ระยะเวลา",
  "What, and why": "อะไร และเพราะอะไร",
  "{life}, or until you log out; not used for {idle} it no longer counts":
    "{life} หรือจนกว่าคุณจะออกจากระบบ หากไม่ใช้นาน {idle} จะใช้ไม่ได้อีก",
  "Keeps you signed in. Set when you register or log in.": "ให้คุณอยู่ในระบบ ตั้งเมื่อคุณสมัครหรือเข้าสู่ระบบ",
  "Holds the language of your account, so that our pages come in it. Set when you register or log in.":
    "เก็บภาษาของบัญชีคุณ เพื่อให้หน้าเว็บของเราแสดงเป็นภาษานั้น ตั้งค่าเมื่อคุณสมัครหรือเข้าสู่ระบบ",
  "Tells our pages that you may be signed in, so that they ask only then. Holds a 1.":
    "บอกหน้าของเราว่าคุณอาจอยู่ในระบบ เพื่อให้ถามเฉพาะตอนนั้น มีค่าเป็น 1",
  "{life}, or until you log out": "{life} หรือจนกว่าคุณจะออกจากระบบ",
  "Says that you have logged in on this device before, so that somebody who guesses your password elsewhere can’t lock you out.":
    "บอกว่าคุณเคยเข้าสู่ระบบบนอุปกรณ์นี้ เพื่อไม่ให้ผู้ที่เดารหัสผ่านของคุณจากที่อื่นล็อกคุณไว้ข้างนอกได้",
  "Remembers the language you chose on a guide’s page. Set when you choose one.":
    "จำภาษาที่คุณเลือกในหน้าของไกด์ ตั้งเมื่อคุณเลือก",
  "Remembers the country you said you bank in, so that a guide’s tip page begins with the ways that work there. Set when you choose one.":
    "จำประเทศที่คุณบอกว่ามีบัญชีธนาคาร เพื่อให้หน้าทิปของไกด์เริ่มด้วยวิธีที่ใช้ได้ที่นั่น ตั้งเมื่อคุณเลือก",
  "Says how new the data must be that you are shown, so that you see your own review. Set when you send something without being signed in.":
    "บอกว่าข้อมูลที่แสดงต้องใหม่เพียงใด เพื่อให้คุณเห็นรีวิวของตัวเอง ตั้งเมื่อคุณส่งบางอย่างโดยไม่ได้เข้าสู่ระบบ",
  "Keeps the operator’s own staff signed in.": "ให้พนักงานของผู้ให้บริการอยู่ในระบบ",
  "The same as for guides, for the operator’s own staff.": "เหมือนของไกด์ สำหรับพนักงานของผู้ให้บริการ",
  "This site sends no e-mail.": "เว็บไซต์นี้ไม่ส่งอีเมล",
  "<b>{service}</b> sends our e-mails. It gets your address and the letter.":
    "<b>{service}</b> ส่งอีเมลของเรา โดยได้รับที่อยู่ของคุณและตัวอีเมล",
  "<b>Cloudflare</b> (Cloudflare, Inc., USA) runs the machines: it delivers the pages and stores everything in the table above for us, under a contract as our processor.":
    "<b>Cloudflare</b> (Cloudflare, Inc., สหรัฐอเมริกา) ดูแลเครื่อง ส่งหน้า และเก็บทุกอย่างในตารางด้านบนให้เรา ตามสัญญาในฐานะผู้ประมวลผลของเรา",
  "<b>Stripe</b> (Stripe Payments Europe, Ltd., Ireland, and Stripe, Inc., USA) takes the subscription’s payment. It gets a guide’s e-mail address and account number from us and the card from the guide; we never see or hold a card. Stripe keeps invoices as long as the law asks, partly under its own responsibility.":
    "<b>Stripe</b> (Stripe Payments Europe, Ltd., ไอร์แลนด์ และ Stripe, Inc., สหรัฐอเมริกา) รับชำระค่าสมาชิก โดยได้รับอีเมลและหมายเลขบัญชีของไกด์จากเรา และบัตรจากไกด์ เราไม่เคยเห็นหรือเก็บบัตร Stripe เก็บใบแจ้งหนี้ตามที่กฎหมายกำหนด บางส่วนภายใต้ความรับผิดชอบของตนเอง",
  "<b>Cloudflare Turnstile</b> tells people from machines once you touch the form for a review: its script then runs in your browser and looks at how that behaves. It sets no cookie of ours.":
    "<b>Cloudflare Turnstile</b> แยกคนจากเครื่องเมื่อคุณแตะแบบฟอร์มรีวิว สคริปต์จะทำงานในเบราว์เซอร์ของคุณและดูว่าเบราว์เซอร์ทำงานอย่างไร ไม่ตั้งคุกกี้ของเรา",
  "<b>The push services of Google, Mozilla, Apple and Microsoft</b> carry notices to the devices on which guides have asked for them. They can’t read them.":
    "<b>บริการพุชของ Google, Mozilla, Apple และ Microsoft</b> ส่งการแจ้งเตือนไปยังอุปกรณ์ที่ไกด์ขอไว้ บริการเหล่านี้อ่านเนื้อหาไม่ได้",
  "<b>Google Translate</b> gets the words of a guide or a guest once you press “Translate” beside them, with your address as any site you visit does. Nothing is sent before.":
    "<b>Google แปลภาษา</b> ได้รับข้อความของไกด์หรือนักท่องเที่ยวเมื่อคุณกด “แปล” ข้างข้อความ พร้อมที่อยู่ของคุณเหมือนเว็บไซต์อื่นที่คุณเข้าชม ก่อนหน้านั้นไม่มีการส่งอะไร",
  "Nobody else. No advertising, no analytics service, no selling.":
    "ไม่มีใครอื่น ไม่มีโฆษณา ไม่มีบริการวิเคราะห์ ไม่มีการขาย",
  "Cloudflare and Stripe work in many countries. Where data leaves the European Economic Area for the USA, that rests on the EU–US Data Privacy Framework and on the European Commission’s standard contractual clauses.":
    "Cloudflare และ Stripe ทำงานในหลายประเทศ เมื่อข้อมูลออกจากเขตเศรษฐกิจยุโรปไปยังสหรัฐอเมริกา จะอาศัยกรอบความเป็นส่วนตัวของข้อมูลสหภาพยุโรป–สหรัฐอเมริกา และข้อสัญญามาตรฐานของคณะกรรมาธิการยุโรป",
} satisfies Words<PrivacyText>;
