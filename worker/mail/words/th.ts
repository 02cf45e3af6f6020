import type { Words } from "../../words/say.ts";
import type { LetterPlural, LetterText } from "./letter-text.ts";

export const words = {
  "A new review": "มีรีวิวใหม่",
  "A new review on your page has a link, an e-mail address or a phone number in it, looks like another one, or came in a rush. Guests don't see it, and it isn't counted. A person looks at it; otherwise it is published after {days} days. Its stars play no part.":
    "รีวิวใหม่ในหน้าของคุณมีลิงก์ ที่อยู่อีเมล หรือหมายเลขโทรศัพท์ คล้ายกับรีวิวอื่น หรือเข้ามาพร้อมกันจำนวนมาก นักท่องเที่ยวไม่เห็นและไม่ถูกนับ จะมีคนตรวจดู มิฉะนั้นจะเผยแพร่หลัง {days} วัน จำนวนดาวไม่มีผล",
  "A page of yours is gone": "หน้าหนึ่งของคุณไม่มีแล้ว",
  "A passkey was added": "เพิ่มพาสคีย์แล้ว",
  "A passkey was removed": "ลบพาสคีย์แล้ว",
  "A person has looked at the review on {name}'s page that you reported, and found nothing against our rules for content. It stays.":
    "เราได้ตรวจดูรีวิวที่คุณรายงานในหน้าของ {name} และไม่พบสิ่งที่ผิดกฎเนื้อหาของเรา รีวิวยังอยู่",
  "A person has looked at the review on {name}'s page that you reported, and hidden it.":
    "เราได้ตรวจดูรีวิวที่คุณรายงานในหน้าของ {name} และซ่อนแล้ว",
  "A person has looked at this review and found nothing against our rules for content. Guests see it, and it is counted.":
    "เราได้ตรวจดูรีวิวนี้และไม่พบสิ่งที่ผิดกฎเนื้อหาของเรา นักท่องเที่ยวเห็นและถูกนับ",
  "A person has looked at this review and found nothing against our rules for content. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "เราได้ตรวจดูรีวิวนี้และไม่พบสิ่งที่ผิดกฎเนื้อหาของเรา รีวิวนี้เขียนถึงผู้ที่ใช้ป้ายนี้ก่อนหน้า ไม่ว่าอย่างไรนักท่องเที่ยวก็ไม่เห็นอีกต่อไปและไม่ถูกนับ",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. Guests don't see it any more, and it isn't counted. You still see it on your page.":
    "เราได้ตรวจดูรีวิวนี้และซ่อนแล้ว เพราะผิดกฎเนื้อหาของเรา: {reason} นักท่องเที่ยวไม่เห็นอีกต่อไปและไม่ถูกนับ คุณยังเห็นได้ในหน้าของคุณ",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "เราได้ตรวจดูรีวิวนี้และซ่อนแล้ว เพราะผิดกฎเนื้อหาของเรา: {reason} รีวิวนี้เขียนถึงผู้ที่ใช้ป้ายนี้ก่อนหน้า ไม่ว่าอย่างไรนักท่องเที่ยวก็ไม่เห็นอีกต่อไปและไม่ถูกนับ",
  "A person has looked at {name}'s page again, and it isn't hidden any more: whoever scans its code finds it, while your plan runs.":
    "เราได้ตรวจดูหน้าของ {name} อีกครั้ง และไม่ซ่อนแล้ว ผู้ที่สแกนโค้ดจะพบหน้านี้ตราบที่แพ็กเกจของคุณยังใช้งานอยู่",
  "A person has looked at {name}'s page and hidden it, because it breaks our rules for content: {reason}. Nobody but you can see it. Its code and address stay as they are.":
    "เราได้ตรวจดูหน้าของ {name} และซ่อนแล้ว เพราะผิดกฎเนื้อหาของเรา: {reason} ไม่มีใครเห็นได้นอกจากคุณ โค้ดและที่อยู่ยังคงเดิม",
  "A review is held back": "มีรีวิวที่พักไว้",
  "A review on your page stays": "รีวิวในหน้าของคุณยังอยู่",
  "A review on your page was hidden": "รีวิวในหน้าของคุณถูกซ่อน",
  "A review on your page was reported": "มีการรายงานรีวิวในหน้าของคุณ",
  "A short thank-you is read by everybody who scans your code.": "คำขอบคุณสั้น ๆ ของคุณ ทุกคนที่สแกนโค้ดจะได้อ่าน",
  "A way to sign in was changed": "วิธีเข้าสู่ระบบมีการเปลี่ยนแปลง",
  "Changed your mind, or wasn't it you? Sign in before then and keep it.":
    "เปลี่ยนใจ หรือไม่ใช่คุณ โปรดเข้าสู่ระบบก่อนวันนั้นเพื่อเก็บบัญชีไว้",
  "Check your card": "ตรวจสอบบัตรของคุณ",
  "Choose a new password": "เลือกรหัสผ่านใหม่",
  "Confirm this address": "ยืนยันที่อยู่นี้",
  "Confirm your e-mail": "ยืนยันอีเมลของคุณ",
  "Confirm your new e-mail": "ยืนยันอีเมลใหม่ของคุณ",
  "Edit my page": "แก้ไขหน้าของฉัน",
  "How guests can tip you was changed": "วิธีให้ทิปคุณเปลี่ยนไปแล้ว",
  "If it was you, there is nothing to do.": "หากเป็นคุณ ไม่ต้องทำอะไร",
  "It wasn't me": "ไม่ใช่ฉัน",
  "It wasn't you? Then leave this letter alone.": "หากไม่ใช่คุณ ไม่ต้องสนใจอีเมลนี้",
  "Keep my account": "เก็บบัญชีของฉันไว้",
  "Keep my page public": "ให้หน้าของฉันเป็นสาธารณะต่อไป",
  "Look at the page": "ดูหน้า",
  "Look at your account": "ดูบัญชีของคุณ",
  "Look at your dashboard": "ดูแดชบอร์ดของคุณ",
  "Look at your profile": "ดูโปรไฟล์ของคุณ",
  "New recovery codes were made": "สร้างรหัสกู้คืนใหม่แล้ว",
  "New reviews": "มีรีวิวใหม่หลายรายการ",
  "Not what you agreed on? Put it right at once, and take {username} off the people who may edit your page.":
    "ไม่ตรงกับที่ตกลงกันไว้ใช่ไหม โปรดแก้กลับทันที และนำ {username} ออกจากผู้ที่แก้ไขหน้าของคุณได้",
  "Not what you expected? Ask who runs the page, and keep this e-mail.":
    "ไม่คาดคิดมาก่อนใช่ไหม โปรดถามผู้ดูแลหน้านี้ และเก็บอีเมลนี้ไว้",
  "Not you? Change your password at once, and sign out all other devices there.":
    "หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันที และออกจากระบบอุปกรณ์อื่นทั้งหมดในบัญชี",
  "Not you? Leave this letter alone; nothing changes.": "หากไม่ใช่คุณ ไม่ต้องสนใจอีเมลนี้ จะไม่มีอะไรเปลี่ยน",
  "Not you? Put it right at once, change your password, and sign out all other devices in your account.":
    "หากไม่ใช่คุณ โปรดแก้กลับทันที เปลี่ยนรหัสผ่าน และออกจากระบบอุปกรณ์อื่นทั้งหมดในบัญชีของคุณ",
  "Nothing is deleted when a trial ends. You can turn this letter off in your account.":
    "เมื่อช่วงทดลองใช้สิ้นสุด จะไม่มีอะไรถูกลบ คุณปิดอีเมลนี้ได้ในบัญชีของคุณ",
  "Often a card has expired, or the bank wants you to confirm the payment.":
    "บ่อยครั้งเป็นเพราะบัตรหมดอายุ หรือธนาคารต้องการให้คุณยืนยันการชำระเงิน",
  "On {date} your page stops being public: whoever scans your code won't find you. Subscribe and it stays.":
    "ในวันที่ {date} หน้าของคุณจะไม่เป็นสาธารณะอีกต่อไป ผู้ที่สแกนโค้ดของคุณจะไม่พบคุณ หากสมัครสมาชิก หน้าจะยังอยู่",
  "Our rules": "กฎของเรา",
  "Read and reply": "อ่านและตอบกลับ",
  "Read it": "อ่านรีวิว",
  "Reset your password": "ตั้งรหัสผ่านใหม่ของคุณ",
  Somebody: "ใครบางคน",
  "Somebody asked to set a new password for your Lanyard account. If it was you, the button works for 30 minutes.":
    "มีผู้ขอตั้งรหัสผ่านใหม่สำหรับบัญชี Lanyard ของคุณ หากเป็นคุณ ปุ่มใช้ได้ 30 นาที",
  "Somebody has told us that something is wrong with this review. It stays on your page until a person has looked at it.":
    "มีผู้แจ้งเราว่ารีวิวนี้มีปัญหา รีวิวจะอยู่ในหน้าของคุณจนกว่าจะมีคนตรวจดู",
  "Somebody wants to use this address for their Lanyard account. If it was you, confirm it: you sign in with it from then on.":
    "มีผู้ต้องการใช้ที่อยู่อีเมลนี้กับบัญชี Lanyard ของตน หากเป็นคุณ โปรดยืนยัน จากนั้นคุณจะเข้าสู่ระบบด้วยที่อยู่นี้",
  "Somebody was invited to edit your page": "มีคนได้รับเชิญให้แก้ไขหน้าของคุณ",
  "Somebody who is signed in to your Lanyard account asked to use another address in place of this one. If it wasn't you, take it back: your account keeps this address, every device is signed out, the password no longer works, and what was set up since then to sign in or to edit your pages is removed.":
    "มีผู้ที่เข้าสู่ระบบบัญชี Lanyard ของคุณขอใช้ที่อยู่อีเมลอื่นแทนที่อยู่นี้ หากไม่ใช่คุณ โปรดยกเลิก บัญชีของคุณจะใช้ที่อยู่นี้ต่อไป ทุกอุปกรณ์จะออกจากระบบ รหัสผ่านจะใช้ไม่ได้อีก และสิ่งที่ตั้งค่าไว้ตั้งแต่นั้นเพื่อเข้าสู่ระบบหรือแก้ไขหน้าของคุณจะถูกนำออก",
  "Stop these letters": "หยุดรับอีเมลเหล่านี้",
  "Take it back": "ยกเลิกการเปลี่ยน",
  "Thank you. Your report of this review on {name}'s page has arrived. A person reads it and decides; we tell you how.":
    "ขอบคุณ รายงานของคุณเกี่ยวกับรีวิวนี้ในหน้าของ {name} มาถึงแล้ว จะมีคนอ่านและตัดสินใจ แล้วเราจะแจ้งผลให้คุณทราบ",
  "The button works for 24 hours. Not you? Leave this letter alone.":
    "ปุ่มใช้ได้ 24 ชั่วโมง หากไม่ใช่คุณ ไม่ต้องสนใจอีเมลนี้",
  "The button works for 7 days, also after the change. If it was you, there is nothing to do.":
    "ปุ่มใช้ได้ 7 วัน แม้หลังการเปลี่ยนแล้ว หากเป็นคุณ ไม่ต้องทำอะไร",
  "The button works for 7 days. It costs you nothing. You don't know who that is? Leave this letter alone.":
    "ปุ่มใช้ได้ 7 วัน ไม่มีค่าใช้จ่าย หากไม่รู้ว่าเป็นใคร ไม่ต้องสนใจอีเมลนี้",
  "The button works for 7 days. Not you? Leave this letter alone.": "ปุ่มใช้ได้ 7 วัน หากไม่ใช่คุณ ไม่ต้องสนใจอีเมลนี้",
  "The button works for 7 days. If it was you, there is nothing to do.":
    "ปุ่มใช้ได้ 7 วัน หากเป็นคุณเอง ก็ไม่ต้องทำอะไร",
  "The last payment for your plan didn't go through. Your page is still public, and we try again.":
    "การชำระเงินครั้งล่าสุดของแพ็กเกจไม่สำเร็จ หน้าของคุณยังเป็นสาธารณะ และเราจะลองอีกครั้ง",
  "The owner of your page changed how guests can tip on {name}'s page.":
    "เจ้าของหน้าของคุณเปลี่ยนวิธีให้ทิปในหน้าของ {name}",
  "The page that this letter was to tell you of has been deleted meanwhile.":
    "หน้าที่อีเมลนี้จะแจ้งคุณถูกลบไปแล้วระหว่างนี้",
  "The password of your Lanyard account was changed, and every other device was signed out.":
    "รหัสผ่านของบัญชี Lanyard ของคุณเปลี่ยนแล้ว และอุปกรณ์อื่นทุกเครื่องออกจากระบบแล้ว",
  "The review is gone": "รีวิวนี้ไม่มีแล้ว",
  "The review stays": "รีวิวยังอยู่",
  "The review that this letter was to tell you of has been removed meanwhile.":
    "รีวิวที่อีเมลนี้จะแจ้งคุณถูกลบไปแล้วระหว่างนี้",
  "The review that you reported has been removed.": "รีวิวที่คุณรายงานถูกลบแล้ว",
  "The review was hidden": "รีวิวถูกซ่อนแล้ว",
  "There is nothing to do.": "ไม่ต้องทำอะไร",
  "There is nothing to do. We send at most one such letter a day.":
    "ไม่ต้องทำอะไร เราส่งอีเมลแบบนี้อย่างมากวันละหนึ่งฉบับ",
  "There is nothing to do. We tell you what we decide.": "ไม่ต้องทำอะไร เราจะแจ้งผลการตัดสินใจให้คุณทราบ",
  "There were new reviews, which are gone again.": "เคยมีรีวิวใหม่ แต่ตอนนี้ไม่มีแล้ว",
  "This changes how you sign in to your Lanyard account.": "สิ่งนี้เปลี่ยนวิธีเข้าสู่ระบบบัญชี Lanyard ของคุณ",
  "This changes how you sign in to your Lanyard account. If it wasn't you, undo it: what was added is removed, every device is signed out, and the password no longer works.":
    "การเปลี่ยนแปลงนี้มีผลต่อวิธีเข้าสู่ระบบบัญชี Lanyard ของคุณ หากไม่ใช่คุณ โปรดยกเลิก สิ่งที่เพิ่มเข้ามาจะถูกนำออก ทุกอุปกรณ์จะออกจากระบบ และรหัสผ่านจะใช้ไม่ได้อีก",
  "This wasn't me": "ไม่ใช่ฉัน",
  "Too late for the button? “Forgot your password?” on the login page sends another.":
    "ปุ่มหมดเวลาแล้วใช่ไหม “ลืมรหัสผ่านใช่ไหม” ในหน้าเข้าสู่ระบบจะส่งปุ่มใหม่ให้",
  "Two-step verification was turned off": "ปิดการยืนยันสองขั้นตอนแล้ว",
  "Two-step verification was turned on": "เปิดการยืนยันสองขั้นตอนแล้ว",
  "Use this address": "ใช้ที่อยู่นี้",
  "We have hidden a page of yours": "เราซ่อนหน้าหนึ่งของคุณ",
  "We have your report": "เราได้รับรายงานของคุณแล้ว",
  "We turned two-step verification off for your Lanyard account: your password alone signs you in. You can turn it on again in your account.":
    "เราปิดการยืนยันสองขั้นตอนของบัญชี Lanyard ของคุณแล้ว: ใช้รหัสผ่านอย่างเดียวก็เข้าสู่ระบบได้ คุณเปิดใหม่ได้ในบัญชีของคุณ",
  "Welcome to Lanyard. Please confirm that this address is yours, so that we can reach you when it matters.":
    "ยินดีต้อนรับสู่ Lanyard โปรดยืนยันว่าที่อยู่อีเมลนี้เป็นของคุณ เพื่อให้เราติดต่อคุณได้เมื่อจำเป็น",
  "What was set up before this address was confirmed is removed, because somebody else could have done it: {list}.":
    "สิ่งที่ตั้งค่าไว้ก่อนยืนยันที่อยู่นี้ถูกนำออกแล้ว เพราะอาจเป็นคนอื่นทำไว้: {list}",
  "You can edit your page": "คุณแก้ไขหน้าของคุณได้แล้ว",
  "You changed how guests can tip on {name}'s page.": "คุณเปลี่ยนวิธีให้ทิปในหน้าของ {name}",
  "You disagree? Answer by the contact on our imprint: a person looks again.":
    "หากไม่เห็นด้วย โปรดตอบกลับทางช่องทางติดต่อในข้อมูลผู้ให้บริการ จะมีคนตรวจดูอีกครั้ง",
  "You get this because somebody reported a review on Lanyard and left this address.":
    "คุณได้รับอีเมลนี้เพราะมีผู้รายงานรีวิวบน Lanyard และให้ที่อยู่อีเมลนี้ไว้",
  "You get this because somebody who has an account with Lanyard invited this address.":
    "คุณได้รับอีเมลนี้เพราะมีผู้ใช้ Lanyard เชิญที่อยู่อีเมลนี้",
  "You get this because your address has an account with Lanyard.":
    "คุณได้รับอีเมลนี้เพราะที่อยู่อีเมลของคุณมีบัญชี Lanyard",
  "Your Lanyard account, with its pages, tours, reviews and pictures, will be deleted on {date}. Your pages are hidden from now on, and your plan has ended.":
    "บัญชี Lanyard ของคุณพร้อมหน้า ทัวร์ รีวิว และรูปภาพ จะถูกลบในวันที่ {date} หน้าของคุณถูกซ่อนตั้งแต่ตอนนี้ และแพ็กเกจของคุณสิ้นสุดแล้ว",
  "Your Lanyard account is yours again: every device is signed out, and the old password no longer works. Choose a new one; the button works for 30 minutes.":
    "บัญชี Lanyard ของคุณกลับมาเป็นของคุณแล้ว ทุกอุปกรณ์ออกจากระบบแล้ว และรหัสผ่านเดิมใช้ไม่ได้อีก โปรดเลือกรหัสผ่านใหม่ ปุ่มใช้ได้ 30 นาที",
  "Your account will be deleted": "บัญชีของคุณจะถูกลบ",
  "Your e-mail is being changed": "อีเมลของคุณกำลังจะเปลี่ยน",
  "Your page can be seen again": "หน้าของคุณกลับมาแสดงแล้ว",
  "Your password was changed": "รหัสผ่านของคุณเปลี่ยนแล้ว",
  "Your payment failed": "การชำระเงินของคุณไม่สำเร็จ",
  passkeys: "พาสคีย์",
  "two-step verification": "การยืนยันสองขั้นตอน",
  "editors and invitations": "ผู้แก้ไขและคำเชิญ",
  "{count} or more people wrote a review since our last letter.":
    "มีผู้เขียนรีวิวอย่างน้อย {count} คนตั้งแต่อีเมลฉบับล่าสุดของเรา",
  "{email} may edit a page of yours, also how guests can tip on it. If you didn't invite them, undo it: they can't any more, every device is signed out, and the password no longer works.":
    "{email} แก้ไขหน้าหนึ่งของคุณได้ รวมถึงวิธีให้ทิปในหน้านั้น หากคุณไม่ได้เชิญ โปรดยกเลิก ผู้นั้นจะแก้ไขไม่ได้อีก ทุกอุปกรณ์จะออกจากระบบ และรหัสผ่านจะใช้ไม่ได้อีก",
  "{label}:": "{label}:",
  "{name}, on {guide}'s page": "{name} ในหน้าของ {guide}",
  "{name}'s page was deleted by somebody who is signed in to your Lanyard account. Its reviews and pictures are gone, and its code leads nowhere any more.":
    "มีคนที่เข้าสู่ระบบบัญชี Lanyard ของคุณอยู่ลบหน้าของ {name} แล้ว รีวิวและรูปภาพของหน้านั้นหายไป และรหัสของหน้านั้นใช้ไม่ได้อีก",
  "{owner} runs a page on Lanyard that guests open by scanning your badge, and lets you edit it: your words and photo, how guests can tip you, and your answers to their reviews.":
    "{owner} ดูแลหน้าบน Lanyard ที่นักท่องเที่ยวเปิดได้ด้วยการสแกนป้ายของคุณ และให้คุณแก้ไขได้ ทั้งข้อความและรูปของคุณ วิธีให้ทิปคุณ และคำตอบของคุณต่อรีวิว",
  "Your trial ends in {count} days": { other: "ช่วงทดลองใช้ของคุณจะสิ้นสุดใน {count} วัน" },
  "{count} people wrote a review since our last letter.": {
    other: "มีผู้เขียนรีวิว {count} คนตั้งแต่อีเมลฉบับล่าสุดของเรา",
  },
  "{rating} of 5 stars": "{rating} จาก 5 ดาว",
  "{username}, who edits it, changed how guests can tip on {name}'s page.":
    "{username} ซึ่งเป็นผู้แก้ไขหน้าของ {name} เปลี่ยนวิธีให้ทิปในหน้านั้น",
} satisfies Words<LetterText, LetterPlural>;
