import type { Words } from "../../../words/say.ts";
import type { StoredText } from "./stored-text.ts";

export const stored = {
  "{time} after you ask us to delete the account": "{time} หลังจากคุณขอให้เราลบบัญชี",
  "until you delete it, or {time} after you ask us to delete your account":
    "จนกว่าคุณจะลบ หรือ {time} หลังจากคุณขอให้เราลบบัญชีของคุณ",
  Accounts: "บัญชี",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "ชื่อ อีเมล รหัสผ่านในรูปแฮชที่ใส่เกลือ ไกด์หรือผู้ประกอบการ ชื่อผู้ประกอบการ สถานะการทดลองใช้และการสมัครสมาชิกพร้อมหมายเลขของ Stripe เซสชันสิ้นสุดเมื่อใด อีเมลถึงที่อยู่นั้นตีกลับหรือไม่และคุณรับแบบใด ภาษาของคุณ ความลับที่เข้ารหัสของแอปยืนยันตัวตนพร้อมแฮชของรหัสกู้คืน และคุณขอให้เราลบบัญชีเมื่อใด",
  "To let you in, to bill you, to reach you.": "เพื่อให้คุณเข้าสู่ระบบ เรียกเก็บเงิน และติดต่อคุณ",
  contract: "สัญญา",
  "Pages and tours": "หน้าและทัวร์",
  "What guides and operators put on their pages: name, how to be called, words with their languages and translations, languages spoken, contact, links for tips, links to reviews elsewhere, experiences, the time zone, when a badge was first downloaded and scanned by its guide, which reviews its guide has seen, and why we hid the page, if we did. But for what stands after the time zone it is public while the page is: that is its purpose.":
    "สิ่งที่ไกด์และผู้ประกอบการใส่ในหน้า ได้แก่ ชื่อ ชื่อเรียก ข้อความพร้อมภาษาและคำแปล ภาษาที่พูด ช่องทางติดต่อ ลิงก์ทิป ลิงก์ไปยังรีวิวที่อื่น กิจกรรม เขตเวลา ไกด์ดาวน์โหลดและสแกนป้ายครั้งแรกเมื่อใด ไกด์เห็นรีวิวใดแล้ว และเหตุที่เราซ่อนหน้าหากเราทำ นอกจากสิ่งที่อยู่หลังเขตเวลาแล้ว ข้อมูลเป็นสาธารณะตราบที่หน้าเป็นสาธารณะ ซึ่งเป็นวัตถุประสงค์ของข้อมูล",
  "To show the page.": "เพื่อแสดงหน้า",
  Editors: "ผู้แก้ไข",
  "Who may edit a page beside its owner: the e-mail address that was invited, the account that joined, and when. The owner sees the address of each editor’s account, and nobody else does.":
    "ใครแก้ไขหน้าได้นอกจากเจ้าของ ได้แก่ อีเมลที่ได้รับเชิญ บัญชีที่เข้าร่วม และเมื่อใด เจ้าของเห็นที่อยู่ของบัญชีผู้แก้ไขแต่ละคน ไม่มีใครอื่นเห็น",
  "To let guides edit the page that an operator pays for.": "เพื่อให้ไกด์แก้ไขหน้าที่ผู้ประกอบการจ่ายเงินให้",
  "until the owner ends it or the page is handed on, or with either account; an invitation that nobody accepts {time}, and then up to an hour":
    "จนกว่าเจ้าของจะยุติหรือส่งต่อหน้า หรือไปพร้อมบัญชีใดบัญชีหนึ่ง คำเชิญที่ไม่มีใครรับ {time} แล้วอีกไม่เกินหนึ่งชั่วโมง",
  "Page addresses": "ที่อยู่ของหน้า",
  "A hash of each address a guide has chosen, and whose it is; the address itself stands with the page.":
    "แฮชของที่อยู่แต่ละรายการที่ไกด์เลือก และเป็นของใคร ตัวที่อยู่เองเก็บไว้กับหน้า",
  "To lead from an old address to the page, and to give nobody else one that may still be printed on a badge.":
    "เพื่อนำจากที่อยู่เดิมไปยังหน้า และไม่ให้ผู้อื่นได้ที่อยู่ที่อาจยังพิมพ์อยู่บนป้าย",
  "{time} after it was given up, or after the page’s deletion; from then on without a word of whose it was":
    "{time} หลังจากเลิกใช้ หรือหลังจากลบหน้า จากนั้นไม่มีข้อมูลว่าเคยเป็นของใคร",
  "Ways to be tipped": "วิธีรับทิป",
  "What guides give guests to pay them: usernames, phone numbers, e-mail addresses, accounts, codes, and the name the bank shows. Shown on the tip page of a public profile only; search engines are told to leave it out.":
    "สิ่งที่ไกด์ให้นักท่องเที่ยวเพื่อจ่ายเงิน ได้แก่ ชื่อผู้ใช้ หมายเลขโทรศัพท์ อีเมล บัญชี โค้ด และชื่อที่ธนาคารแสดง แสดงเฉพาะในหน้าทิปของโปรไฟล์สาธารณะ และแจ้งให้เครื่องมือค้นหาเว้นไว้",
  "To let guests tip the guide. The money goes from guest to guide: we neither touch nor see it.":
    "เพื่อให้นักท่องเที่ยวให้ทิปไกด์ เงินส่งจากนักท่องเที่ยวถึงไกด์ เราไม่แตะและไม่เห็น",
  Reviews: "รีวิว",
  "The name as it was typed, stars, words with their language, date, the guide’s reply, and a random or computed number that keeps a review from being added twice. No address of whoever wrote it. Public, unless it is held or hidden.":
    "ชื่อตามที่พิมพ์ ดาว ข้อความพร้อมภาษา วันที่ คำตอบของไกด์ และหมายเลขสุ่มหรือที่คำนวณขึ้นเพื่อไม่ให้รีวิวถูกเพิ่มซ้ำ ไม่มีที่อยู่ของผู้เขียน เป็นสาธารณะ เว้นแต่ถูกพักหรือซ่อนไว้",
  "To let guests tell other guests how it was.": "เพื่อให้นักท่องเที่ยวบอกผู้อื่นว่าเป็นอย่างไร",
  "legitimate interest": "ประโยชน์โดยชอบด้วยกฎหมาย",
  "until the guide or we remove it, or the page is deleted": "จนกว่าไกด์หรือเราจะลบ หรือหน้าถูกลบ",
  "Translations by a machine": "คำแปลโดยเครื่อง",
  "Words of pages and experiences in a guest’s language, where their authors wrote none and this site has a machine that translates, and a hash of the original.":
    "ข้อความของหน้าและกิจกรรมในภาษาของนักท่องเที่ยว เมื่อผู้เขียนไม่ได้เขียนไว้และเว็บไซต์นี้มีเครื่องแปล พร้อมแฮชของต้นฉบับ",
  "To let guests read the page.": "เพื่อให้นักท่องเที่ยวอ่านหน้าได้",
  "{time}, or until the original changes or the page is deleted": "{time} หรือจนกว่าต้นฉบับจะเปลี่ยนหรือหน้าถูกลบ",
  "Numbers of visits": "จำนวนการเข้าชม",
  "For each page and day how often it was opened, at which hours, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing were pressed. Sums only: no address, no cookie, no device, nothing about who it was. Your own visits, previews and programs aren’t counted.":
    "ต่อหน้าและวัน ถูกเปิดกี่ครั้ง ในชั่วโมงใด จากโค้ดที่พิมพ์ชุดใด และปุ่มทิป ติดต่อ กิจกรรม รีวิว และแชร์ถูกกดกี่ครั้ง เป็นผลรวมเท่านั้น ไม่มีที่อยู่ ไม่มีคุกกี้ ไม่มีอุปกรณ์ ไม่มีข้อมูลว่าเป็นใคร การเข้าชมของคุณเอง การดูตัวอย่าง และโปรแกรมไม่ถูกนับ",
  "To show guides what happens after the scan.": "เพื่อให้ไกด์เห็นว่าเกิดอะไรขึ้นหลังการสแกน",
  "no personal data": "ไม่มีข้อมูลส่วนบุคคล",
  "{time}, or until the page is deleted": "{time} หรือจนกว่าหน้าจะถูกลบ",
  "Sketches of reviews": "ลายสรุปของรีวิว",
  "Numbers computed from a review’s words, from which nobody can tell the words.":
    "ตัวเลขที่คำนวณจากข้อความรีวิว ซึ่งไม่มีใครรู้ข้อความจากตัวเลขได้",
  "To notice when the same review is sent again and again.": "เพื่อสังเกตเมื่อรีวิวเดียวกันถูกส่งซ้ำ ๆ",
  "{time}, and then up to an hour": "{time} แล้วอีกไม่เกินหนึ่งชั่วโมง",
  "Reviews we look at": "รีวิวที่เราตรวจดู",
  "Which reviews were held or reported, why, and what was decided.":
    "รีวิวใดถูกพักหรือถูกรายงาน เพราะอะไร และตัดสินใจอย่างไร",
  "To keep out spam, insults and private details, and to be able to answer for it.":
    "เพื่อกันสแปม คำดูหมิ่น และข้อมูลส่วนตัว และเพื่อให้อธิบายการตัดสินใจได้",
  "as long as the review": "ตราบที่รีวิวยังอยู่",
  "Reports of reviews": "รายงานรีวิว",
  "What somebody says is wrong with a review, the e-mail address they may leave to hear of the decision, and a keyed hash of the network address and the review.":
    "สิ่งที่มีผู้บอกว่ารีวิวมีปัญหา อีเมลที่อาจให้ไว้เพื่อทราบผล และแฮชพร้อมกุญแจของที่อยู่เครือข่ายและรีวิว",
  "To decide about it, and to take one report from each.": "เพื่อตัดสินใจ และรับรายงานหนึ่งครั้งจากแต่ละคน",
  "as long as the review; address and hash {time} after the decision, and then up to an hour":
    "ตราบที่รีวิวยังอยู่ ที่อยู่และแฮช {time} หลังการตัดสินใจ แล้วอีกไม่เกินหนึ่งชั่วโมง",
  "Words to search by": "คำสำหรับค้นหา",
  "The words of names, e-mail addresses and page addresses.": "คำในชื่อ อีเมล และที่อยู่ของหน้า",
  "To let our staff find an account that needs help.": "เพื่อให้พนักงานของเราหาบัญชีที่ต้องการความช่วยเหลือพบ",
  "as long as the account or page they belong to": "ตราบที่บัญชีหรือหน้าที่เป็นเจ้าของยังอยู่",
  "Devices that are signed in": "อุปกรณ์ที่อยู่ในระบบ",
  "The kind of browser and device, such as ‘Chrome on Android’, and when it was first and last used.":
    "ชนิดของเบราว์เซอร์และอุปกรณ์ เช่น “Chrome บน Android” และใช้ครั้งแรกกับครั้งล่าสุดเมื่อใด",
  "To show you where your account is open, and to let you end it there.":
    "เพื่อแสดงว่าบัญชีของคุณเปิดอยู่ที่ใด และให้คุณสิ้นสุดที่นั่นได้",
  "{time} after you signed in, or until you log out there":
    "{time} หลังจากคุณเข้าสู่ระบบ หรือจนกว่าคุณจะออกจากระบบที่นั่น",
  Passkeys: "พาสคีย์",
  "The public half of each key, the name you gave it, and when it was made and last used. Never a fingerprint or a face: those stay on your device.":
    "ครึ่งที่เป็นสาธารณะของกุญแจแต่ละดอก ชื่อที่คุณตั้ง และสร้างกับใช้ล่าสุดเมื่อใด ไม่มีลายนิ้วมือหรือใบหน้า สิ่งเหล่านั้นอยู่ในอุปกรณ์ของคุณ",
  "To let you in without a password.": "เพื่อให้คุณเข้าสู่ระบบโดยไม่ใช้รหัสผ่าน",
  "until you remove it, or your account is deleted": "จนกว่าคุณจะลบ หรือบัญชีของคุณถูกลบ",
  "Answered questions to passkeys": "คำถามถึงพาสคีย์ที่ตอบแล้ว",
  "Random numbers.": "ตัวเลขสุ่ม",
  "To take each answer only once.": "เพื่อรับคำตอบแต่ละครั้งเพียงครั้งเดียว",
  "five minutes, and then up to an hour": "ห้านาที แล้วอีกไม่เกินหนึ่งชั่วโมง",
  "Reviews to tell of": "รีวิวที่จะแจ้ง",
  "The number of your first review that no letter has told you of.":
    "หมายเลขของรีวิวแรกของคุณที่ยังไม่มีอีเมลฉบับใดแจ้ง",
  "To send you one letter a day at the most.": "เพื่อส่งอีเมลถึงคุณอย่างมากวันละหนึ่งฉบับ",
  "until the letter is sent": "จนกว่าอีเมลจะถูกส่ง",
  "Devices you want told of reviews": "อุปกรณ์ที่คุณต้องการให้แจ้งรีวิว",
  "Their address at the push service of their browser’s maker, and their public key.":
    "ที่อยู่ของอุปกรณ์ที่บริการพุชของผู้ผลิตเบราว์เซอร์ และกุญแจสาธารณะ",
  "To tell them of a new review at once: the notice holds its stars and no words, encrypted for the device.":
    "เพื่อแจ้งรีวิวใหม่ทันที การแจ้งเตือนมีดาวและไม่มีข้อความ เข้ารหัสสำหรับอุปกรณ์นั้น",
  "until you turn it off or log out there": "จนกว่าคุณจะปิดหรือออกจากระบบที่นั่น",
  "Ended sessions": "เซสชันที่สิ้นสุดแล้ว",
  "The random numbers of sessions that were logged out.": "ตัวเลขสุ่มของเซสชันที่ออกจากระบบแล้ว",
  "To keep an old cookie from opening your account.": "เพื่อไม่ให้คุกกี้เก่าเปิดบัญชีของคุณ",
  "{time} after the session began, at most": "ไม่เกิน {time} หลังเริ่มเซสชัน",
  "Letters that wait": "อีเมลที่รอส่ง",
  "The kind of an e-mail and the address it goes to; not its words.": "ชนิดของอีเมลและที่อยู่ที่จะส่งถึง ไม่ใช่ข้อความ",
  "To send it, and to try again.": "เพื่อส่ง และลองอีกครั้ง",
  "until it is sent; tried for {time}, then given up": "จนกว่าจะถูกส่ง ลองเป็นเวลา {time} แล้วเลิก",
  "Links in letters": "ลิงก์ในอีเมล",
  "A hash of the secret in the link, whose it is, the address it went to, and which change it is about.":
    "แฮชของความลับในลิงก์ เป็นของใคร ที่อยู่ที่ส่งถึง และเกี่ยวกับการเปลี่ยนแปลงใด",
  "To know the link again.": "เพื่อจำลิงก์ได้",
  "until it is used; {time} at most, and then up to an hour": "จนกว่าจะถูกใช้ ไม่เกิน {time} แล้วอีกไม่เกินหนึ่งชั่วโมง",
  "Counts of attempts": "จำนวนครั้งที่ลอง",
  "How often something was tried, under a keyed hash of the network address or the e-mail address, or under the account’s number.":
    "มีการลองกี่ครั้ง ภายใต้แฮชพร้อมกุญแจของที่อยู่เครือข่ายหรืออีเมล หรือภายใต้หมายเลขบัญชี",
  "To keep out who guesses passwords or floods a page with reviews.": "เพื่อกันผู้ที่เดารหัสผ่านหรือส่งรีวิวท่วมหน้า",
  "{time} at most, and then up to an hour": "ไม่เกิน {time} แล้วอีกไม่เกินหนึ่งชั่วโมง",
  "Messages from Stripe": "ข้อความจาก Stripe",
  "Number, kind and time of each message that was handled.": "หมายเลข ชนิด และเวลาของแต่ละข้อความที่จัดการแล้ว",
  "To handle each only once.": "เพื่อจัดการแต่ละข้อความเพียงครั้งเดียว",
  "Deletions on their way": "การลบที่กำลังดำเนินอยู่",
  "Number, e-mail address and Stripe’s number of an account whose rows are gone.":
    "หมายเลข อีเมล และหมายเลข Stripe ของบัญชีที่แถวข้อมูลหายไปแล้ว",
  "To delete it everywhere else, too.": "เพื่อลบจากที่อื่นทั้งหมดด้วย",
  "until every store has confirmed: seconds, or the next hourly attempt that works":
    "จนกว่าที่เก็บทุกแห่งจะยืนยัน ไม่กี่วินาที หรือการลองรายชั่วโมงครั้งถัดไปที่สำเร็จ",
  "Pictures to be deleted": "รูปภาพที่จะลบ",
  "Their file names, which begin with the account’s number.": "ชื่อไฟล์ ซึ่งขึ้นต้นด้วยหมายเลขบัญชี",
  "To leave no picture behind.": "เพื่อไม่ให้มีรูปเหลืออยู่",
  "until the picture is gone: seconds, or the next hourly attempt that works":
    "จนกว่ารูปจะหายไป ไม่กี่วินาที หรือการลองรายชั่วโมงครั้งถัดไปที่สำเร็จ",
  "The operator’s staff": "พนักงานของผู้ให้บริการ",
  "E-mail address, the password as a salted hash, and what two-step verification needs.":
    "อีเมล รหัสผ่านในรูปแฮชที่ใส่เกลือ และสิ่งที่การยืนยันสองขั้นตอนต้องใช้",
  "To let them in.": "เพื่อให้พนักงานเข้าสู่ระบบ",
  "as long as they work here": "ตราบที่ทำงานที่นี่",
  "What our staff did": "สิ่งที่พนักงานของเราทำ",
  "Who of the staff did what and when; of an account only its number. No entry can be changed or deleted.":
    "พนักงานคนใดทำอะไรเมื่อใด ของบัญชีมีเพียงหมายเลข ไม่มีรายการใดเปลี่ยนหรือลบได้",
  "To be able to answer for it.": "เพื่อให้อธิบายสิ่งที่ทำได้",
  "as long as this site exists": "ตราบที่เว็บไซต์นี้ยังอยู่",
  "Hourly runs": "งานรายชั่วโมง",
  "When the work of each hour began and ended, and whether it went well.":
    "งานของแต่ละชั่วโมงเริ่มและจบเมื่อใด และเรียบร้อยดีหรือไม่",
  "To see that letters and deletions are on their way.": "เพื่อดูว่าอีเมลและการลบกำลังดำเนินอยู่",
  Totals: "ยอดรวม",
  "How many accounts, pages and subscribers there are, and how many sign-ups, new plans, canceled plans and reviews a week has had.":
    "มีบัญชี หน้า และสมาชิกกี่ราย และในหนึ่งสัปดาห์มีการสมัคร แพ็กเกจใหม่ แพ็กเกจที่ยกเลิก และรีวิวเท่าไร",
  "To see how the site is doing.": "เพื่อดูว่าเว็บไซต์เป็นอย่างไร",
  Pictures: "รูปภาพ",
  "Photos and banners as they were uploaded, and in smaller sizes.":
    "รูปถ่ายและแบนเนอร์ตามที่อัปโหลด และในขนาดเล็กลง",
  "To show them on the page.": "เพื่อแสดงในหน้า",
  "Use of sessions": "การใช้เซสชัน",
  "When each session was begun and last used, under a random number.":
    "แต่ละเซสชันเริ่มและใช้ล่าสุดเมื่อใด ภายใต้ตัวเลขสุ่ม",
  "To end sessions that nobody uses.": "เพื่อสิ้นสุดเซสชันที่ไม่มีใครใช้",
  "{time} after the last use, or until you log out": "{time} หลังการใช้ครั้งล่าสุด หรือจนกว่าคุณจะออกจากระบบ",
  "Copies of public pages": "สำเนาของหน้าสาธารณะ",
  "Pages as everybody sees them, near the people who read them.": "หน้าตามที่ทุกคนเห็น อยู่ใกล้ผู้อ่าน",
  "To be fast.": "เพื่อความรวดเร็ว",
  "{time}; dropped at once when the page changes": "{time} ทิ้งทันทีเมื่อหน้าเปลี่ยน",
  Logs: "บันทึกระบบ",
  "Requests with their address, time, browser and network address, and failures. Nothing you typed, but for the address of a page.":
    "คำขอพร้อมที่อยู่ เวลา เบราว์เซอร์ และที่อยู่เครือข่าย และข้อผิดพลาด ไม่มีสิ่งที่คุณพิมพ์ นอกจากที่อยู่ของหน้า",
  "To find faults and attacks.": "เพื่อหาข้อผิดพลาดและการโจมตี",
  "Deleted accounts": "บัญชีที่ลบแล้ว",
  "The number of each account that was deleted, and when. Nothing else about it.":
    "หมายเลขของแต่ละบัญชีที่ถูกลบ และเมื่อใด ไม่มีอย่างอื่น",
  "To leave it out when the site is restored from an earlier copy.":
    "เพื่อไม่รวมบัญชีนั้นเมื่อกู้คืนเว็บไซต์จากสำเนาก่อนหน้า",
  "History of the database": "ประวัติของฐานข้อมูล",
  "Earlier states of all that is in D1. Read only to restore the site after an accident.":
    "สถานะก่อนหน้าของทุกอย่างใน D1 อ่านเฉพาะเพื่อกู้คืนเว็บไซต์หลังอุบัติเหตุ",
  "To lose nobody’s page.": "เพื่อไม่ให้หน้าของใครสูญหาย",
  "{time}: what you delete is gone from here then, too": "{time} สิ่งที่คุณลบจะหายไปจากที่นี่ด้วย",
} satisfies Words<StoredText>;
