import type { LegalWords } from "./legal-text.ts";

export const words = {
  Privacy: "ความเป็นส่วนตัว",
  Terms: "ข้อกำหนด",
  Imprint: "ข้อมูลผู้ให้บริการ",
  "Skip to content": "ข้ามไปยังเนื้อหา",
  Main: "เมนูหลัก",
  Features: "ฟีเจอร์",
  About: "เกี่ยวกับ",
  "Log in": "เข้าสู่ระบบ",
  "Sign up": "สมัคร",
  Legal: "ข้อมูลทางกฎหมาย",
  Languages: "ภาษา",
  "In force since {date}": "มีผลตั้งแต่ {date}",
  "The short of it": "โดยสรุป",
  "On this page": "ในหน้านี้",
  "This is a translation. Binding is <a>the English text</a>.":
    "นี่คือคำแปล ฉบับที่มีผลผูกพันคือ<a>ข้อความภาษาอังกฤษ</a>",
  name: "ชื่อ",
  "postal address": "ที่อยู่ทางไปรษณีย์",
  "e-mail address": "ที่อยู่อีเมล",
  "The operator of this site has not filled in their {list} yet.": "ผู้ให้บริการเว็บไซต์นี้ยังไม่ได้กรอก: {list}",
  "an e-mail address that the operator of this site has not filled in yet":
    "ที่อยู่อีเมลที่ผู้ให้บริการเว็บไซต์นี้ยังไม่ได้กรอก",
  "E-mail: {address}": "อีเมล: {address}",
  "Who runs this Lanyard site and how to reach them.": "ใครดูแลเว็บไซต์ Lanyard นี้ และติดต่ออย่างไร",
  "Who runs this site": "ใครดูแลเว็บไซต์นี้",
  "Who is responsible for what": "ใครรับผิดชอบอะไร",
  "We are responsible for this site itself. A guide’s page, the tours on it and the links it leads to are the guide’s own; guests write the reviews. If something there is against the law, tell us at the address above: how that works is in the <a>terms</a>.":
    "เรารับผิดชอบตัวเว็บไซต์นี้เอง หน้าของไกด์ ทัวร์ในหน้านั้น และลิงก์ที่นำไปเป็นของไกด์ รีวิวเขียนโดยนักท่องเที่ยว หากมีสิ่งใดผิดกฎหมาย โปรดแจ้งเราตามที่อยู่ด้านบน วิธีการอยู่ใน<a>ข้อกำหนด</a>",
  "How we handle personal data is in <a>Privacy</a>.": "วิธีที่เราจัดการข้อมูลส่วนบุคคลอยู่ใน<a>ความเป็นส่วนตัว</a>",
  "Lanyard gives a tour guide a public page and a QR code that leads to it, with contact, links for tips, reviews and experiences. Tour operators can have up to three pages. Reading a page and writing a review is free and needs no account.":
    "Lanyard ให้ไกด์มีหน้าสาธารณะและคิวอาร์โค้ดที่นำไปยังหน้านั้น พร้อมช่องทางติดต่อ ลิงก์ให้ทิป รีวิว และกิจกรรม ผู้ประกอบการทัวร์มีได้สูงสุดสามหน้า การอ่านหน้าและเขียนรีวิวไม่มีค่าใช้จ่ายและไม่ต้องมีบัญชี",
  "These terms are the contract between the operator of this site, named below, and whoever has an account. You need to be of an age to conclude contracts. Keep your password to yourself, and your page truthful.":
    "ข้อกำหนดนี้เป็นสัญญาระหว่างผู้ให้บริการเว็บไซต์นี้ตามชื่อด้านล่าง กับผู้ที่มีบัญชี คุณต้องมีอายุที่ทำสัญญาได้ โปรดเก็บรหัสผ่านไว้กับตัว และให้ข้อมูลในหน้าเป็นความจริง",
  "<b>Guests pay guides directly</b>, by the services the guide has linked to. We are no party to it: we take no share, never touch the money and can’t return it. The same goes for tours and bookings: your contract is with the guide or operator.":
    "<b>นักท่องเที่ยวจ่ายให้ไกด์โดยตรง</b> ผ่านบริการที่ไกด์ใส่ลิงก์ไว้ เราไม่ใช่คู่สัญญา เราไม่รับส่วนแบ่ง ไม่เคยแตะเงิน และคืนเงินไม่ได้ ทัวร์และการจองก็เช่นกัน สัญญาของคุณอยู่กับไกด์หรือผู้ประกอบการ",
  "An account begins with a free trial of {time}. It ends by itself and costs nothing; without a subscription the page is hidden then, and nothing on it is lost.":
    "บัญชีเริ่มด้วยการทดลองใช้ฟรี {time} สิ้นสุดเองและไม่มีค่าใช้จ่าย หากไม่มีการสมัครสมาชิก หน้าจะถูกซ่อน และไม่มีอะไรในหน้าสูญหาย",
  "A page is public while a subscription runs; without one it is hidden, and nothing on it is lost.":
    "หน้าเป็นสาธารณะตราบที่การสมัครสมาชิกยังใช้งานอยู่ หากไม่มี หน้าจะถูกซ่อน และไม่มีอะไรในหน้าสูญหาย",
  "A subscription is concluded and paid at Stripe. <b>The price and its period are shown before you pay.</b> It renews at the end of each period until you cancel it. You can cancel <b>any time</b>, on your dashboard or by a message to us; it then runs to the end of the period you have paid for. If a price changes, we tell you before it applies to you, and you can leave.":
    "การสมัครสมาชิกทำและชำระที่ Stripe <b>ราคาและรอบระยะเวลาแสดงก่อนที่คุณจะจ่าย</b> สมาชิกต่ออายุเมื่อสิ้นสุดแต่ละรอบจนกว่าคุณจะยกเลิก คุณยกเลิกได้<b>ทุกเมื่อ</b> ในแดชบอร์ดหรือโดยส่งข้อความถึงเรา จากนั้นจะใช้ได้จนสิ้นสุดรอบที่จ่ายแล้ว หากราคาเปลี่ยน เราจะแจ้งก่อนมีผลกับคุณ และคุณเลิกใช้ได้",
  "If you are a consumer in the European Union, you can withdraw from the subscription within <b>14 days</b> of concluding it, without giving a reason. A clear message to {contact} before they are over is enough; you get your money back within 14 days of it, the way you paid. If you have asked us to begin at once, the law may let us keep a part for the days that have passed. Other rights that the law gives you stay as they are.":
    "หากคุณเป็นผู้บริโภคในสหภาพยุโรป คุณเพิกถอนการสมัครได้ภายใน <b>14 วัน</b> หลังทำสัญญาโดยไม่ต้องให้เหตุผล เพียงส่งข้อความที่ชัดเจนถึง {contact} ก่อนครบกำหนด คุณจะได้เงินคืนภายใน 14 วันด้วยวิธีที่คุณจ่าย หากคุณขอให้เราเริ่มทันที กฎหมายอาจให้เราหักส่วนหนึ่งสำหรับวันที่ผ่านไป สิทธิอื่นตามกฎหมายยังคงเดิม",
  "You can delete your account any time in <a>Account</a>: pages are hidden and the subscription ends at once; for {time} you can change your mind, then everything is deleted. We may end a contract with a month’s notice, or at once for a grave reason; what you have paid for and not had is returned then.":
    "คุณลบบัญชีได้ทุกเมื่อใน<a>บัญชี</a> หน้าจะถูกซ่อนและการสมัครสมาชิกจะสิ้นสุดทันที คุณเปลี่ยนใจได้ภายใน {time} หลังจากนั้นทุกอย่างจะถูกลบ เราสิ้นสุดสัญญาได้โดยแจ้งล่วงหน้าหนึ่งเดือน หรือทันทีหากมีเหตุร้ายแรง ส่วนที่คุณจ่ายแล้วและยังไม่ได้รับจะคืนให้ในเวลานั้น",
  "We run the site with care, but can’t promise that it is always there. We are liable without limit for intent and gross negligence, for harm to life, body and health, and wherever the law doesn’t allow a limit. For slight negligence we are liable only where we break a duty that the contract rests on, and then for the damage that was to be expected. For what guides and guests put up we are liable as the law says: once we know that it is unlawful we act.":
    "เราดูแลเว็บไซต์ด้วยความใส่ใจ แต่ไม่อาจสัญญาว่าจะใช้ได้เสมอ เรารับผิดโดยไม่จำกัดสำหรับเจตนาและความประมาทเลินเล่ออย่างร้ายแรง ความเสียหายต่อชีวิต ร่างกาย และสุขภาพ และทุกกรณีที่กฎหมายไม่ให้จำกัด สำหรับความประมาทเล็กน้อย เรารับผิดเฉพาะเมื่อผิดหน้าที่ที่เป็นพื้นฐานของสัญญา และเฉพาะความเสียหายที่คาดหมายได้ สำหรับสิ่งที่ไกด์และนักท่องเที่ยวเผยแพร่ เรารับผิดตามกฎหมาย เมื่อเรารู้ว่าผิดกฎหมาย เราจะดำเนินการ",
  "The law of the operator’s seat applies. Consumers keep the protection that the law of the country they live in gives them, and can go to the courts there. We take part in no dispute settlement before a consumer arbitration board unless the law obliges us to.":
    "ใช้กฎหมายของที่ตั้งผู้ให้บริการ ผู้บริโภคยังได้รับความคุ้มครองตามกฎหมายของประเทศที่อาศัยอยู่ และฟ้องศาลที่นั่นได้ เราไม่เข้าร่วมการระงับข้อพิพาทต่อคณะอนุญาโตตุลาการผู้บริโภค เว้นแต่กฎหมายบังคับ",
  "If we change these terms, account holders are told at least 30 days before; who doesn’t agree can leave.":
    "หากเราเปลี่ยนข้อกำหนดนี้ ผู้มีบัญชีจะได้รับแจ้งล่วงหน้าอย่างน้อย 30 วัน ผู้ที่ไม่เห็นด้วยเลิกใช้ได้",
  "The terms of Lanyard: what it is, tips, content and reviews, trial and subscription, liability.":
    "ข้อกำหนดของ Lanyard: คืออะไร ทิป เนื้อหาและรีวิว การทดลองใช้และการสมัครสมาชิก ความรับผิด",
  "A page for your badge; you answer for what is on it.": "หน้าสำหรับป้ายของคุณ คุณรับผิดชอบสิ่งที่อยู่ในหน้า",
  "Tips go from guest to guide. We never touch the money.": "ทิปส่งจากนักท่องเที่ยวถึงไกด์ เราไม่เคยแตะเงิน",
  "The price is shown before you pay; cancel any time.": "ราคาแสดงก่อนที่คุณจะจ่าย ยกเลิกได้ทุกเมื่อ",
  "Report what shouldn’t be here: a person decides.": "รายงานสิ่งที่ไม่ควรอยู่ที่นี่ คนเป็นผู้ตัดสินใจ",
  "What this is": "นี่คืออะไร",
  "Tips and tours": "ทิปและทัวร์",
  "What may be on a page": "มีอะไรในหน้าได้บ้าง",
  "Reporting, and what happens then": "การรายงาน และสิ่งที่เกิดขึ้นต่อจากนั้น",
  "Trial and subscription": "การทดลองใช้และการสมัครสมาชิก",
  "Withdrawal for consumers": "การเพิกถอนสำหรับผู้บริโภค",
  Leaving: "การเลิกใช้",
  Liability: "ความรับผิด",
  "Law, changes, and who we are": "กฎหมาย การเปลี่ยนแปลง และเราคือใคร",
  "Pages, pictures, experiences and reviews come from guides, operators and guests. Don’t put up what is against the law, what isn’t yours to show, what pretends to be somebody else, what insults, threatens or deceives, advertising that has nothing to do with the tour, or other people’s private details.":
    "หน้า รูปภาพ กิจกรรม และรีวิวมาจากไกด์ ผู้ประกอบการ และนักท่องเที่ยว อย่าเผยแพร่สิ่งที่ผิดกฎหมาย สิ่งที่คุณไม่มีสิทธิ์แสดง สิ่งที่แอบอ้างเป็นผู้อื่น สิ่งที่ดูหมิ่น ข่มขู่ หรือหลอกลวง โฆษณาที่ไม่เกี่ยวกับทัวร์ หรือข้อมูลส่วนตัวของผู้อื่น",
  "<b>Reviews</b> are opinions of guests; we don’t check whether somebody was on the tour, and the pages say so. A guide can reply to a review, turn reviews off, or remove one; the page then shows how many were removed. Nobody can review their own page, and we limit how many reviews one network can send. No algorithm ranks reviews: the newest come first. A review with a link, an e-mail address or a phone number in it, one that is nearly the same as another, and those that come in a rush are held: a person looks at them, and what nobody hides is published after {time}. Stars play no part.":
    "<b>รีวิว</b>เป็นความเห็นของนักท่องเที่ยว เราไม่ตรวจว่าใครร่วมทัวร์จริงหรือไม่ และหน้าก็บอกไว้เช่นนั้น ไกด์ตอบรีวิว ปิดรับรีวิว หรือลบรีวิวได้ หน้าจะแสดงว่าลบไปกี่รายการ ไม่มีใครรีวิวหน้าของตัวเองได้ และเราจำกัดจำนวนรีวิวที่เครือข่ายหนึ่งส่งได้ ไม่มีอัลกอริทึมจัดอันดับรีวิว รายการใหม่สุดอยู่ก่อน รีวิวที่มีลิงก์ ที่อยู่อีเมล หรือหมายเลขโทรศัพท์ รีวิวที่เกือบเหมือนรายการอื่น และรีวิวที่เข้ามาพร้อมกันจำนวนมากจะถูกพักไว้ จะมีคนตรวจดู และรายการที่ไม่มีใครซ่อนจะเผยแพร่หลัง {time} จำนวนดาวไม่มีผล",
  "What breaks the law or these rules we hide or remove. Who does it again and again, or gravely, can lose the account. A person decides, never a machine alone.":
    "สิ่งที่ผิดกฎหมายหรือผิดกฎนี้เราจะซ่อนหรือลบ ผู้ที่ทำซ้ำหรือทำผิดร้ายแรงอาจเสียบัญชี คนเป็นผู้ตัดสินใจ ไม่ใช่เครื่องเพียงลำพัง",
  "A review has ‘Report’ below it. Anybody can report anything to {contact}, too. Tell us <b>where</b> it is (the page’s address, and which review or picture), <b>why</b> you think it is against the law or these rules, your <b>name and e-mail address</b> (not needed where it is about the sexual abuse of children), and that you believe in good faith that what you say is right and complete.":
    "ใต้ทุกรีวิวมี “รายงาน” ทุกคนรายงานเรื่องใดก็ได้ถึง {contact} ด้วย โปรดบอกเราว่าอยู่<b>ที่ไหน</b> (ที่อยู่ของหน้า และรีวิวหรือรูปใด) <b>ทำไม</b>คุณจึงคิดว่าผิดกฎหมายหรือผิดกฎนี้ <b>ชื่อและที่อยู่อีเมล</b>ของคุณ (ไม่จำเป็นหากเป็นเรื่องการล่วงละเมิดทางเพศเด็ก) และว่าคุณเชื่อโดยสุจริตว่าสิ่งที่แจ้งถูกต้องและครบถ้วน",
  "We confirm that your report has come, decide without delay and with care, and tell you what we decided.":
    "เรายืนยันว่าได้รับรายงานของคุณ ตัดสินใจโดยไม่ชักช้าและด้วยความรอบคอบ แล้วแจ้งผลให้คุณทราบ",
  "Whoever put it up is told what we did and why: what is affected, the facts, the law or the rule, and how to object.":
    "ผู้เผยแพร่จะได้รับแจ้งว่าเราทำอะไรและเพราะอะไร ได้แก่ สิ่งที่เกี่ยวข้อง ข้อเท็จจริง กฎหมายหรือกฎ และวิธีโต้แย้ง",
  "Both sides can object by answering; a person looks again. Courts remain open to you in any case.":
    "ทั้งสองฝ่ายโต้แย้งได้ด้วยการตอบกลับ จะมีคนตรวจดูอีกครั้ง คุณฟ้องศาลได้ในทุกกรณี",
  "The same address is our point of contact for authorities and for everybody who uses the site, in English (Art. 11, 12, 14, 16 and 17 of the Digital Services Act).":
    "ที่อยู่เดียวกันนี้เป็นจุดติดต่อของเราสำหรับหน่วยงานรัฐและทุกคนที่ใช้เว็บไซต์ เป็นภาษาอังกฤษ (มาตรา 11, 12, 14, 16 และ 17 ของกฎหมายบริการดิจิทัล)",
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
  "{time} after you ask us to delete the account": "{time} หลังจากคุณขอให้เราลบบัญชี",
  "until you delete it, or {time} after you ask us to delete your account":
    "จนกว่าคุณจะลบ หรือ {time} หลังจากคุณขอให้เราลบบัญชีของคุณ",
  Accounts: "บัญชี",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "ชื่อ อีเมล รหัสผ่านในรูปแฮชที่ใส่เกลือ ไกด์หรือผู้ประกอบการ ชื่อผู้ประกอบการ สถานะการทดลองใช้และการสมัครสมาชิกพร้อมหมายเลขของ Stripe เซสชันสิ้นสุดเมื่อใด อีเมลถึงที่อยู่นั้นตีกลับหรือไม่และคุณรับแบบใด ภาษาของคุณ ความลับที่เข้ารหัสของแอปยืนยันตัวตนพร้อมแฮชของรหัสกู้คืน และคุณขอให้เราลบบัญชีเมื่อใด",
  "To let you in, to bill you, to reach you.": "เพื่อให้คุณเข้าสู่ระบบ เรียกเก็บเงิน และติดต่อคุณ",
  contract: "สัญญา",
  "Pages and experiences": "หน้าและกิจกรรม",
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
  "A hash of the secret in the link, whose it is, and the address it went to.":
    "แฮชของความลับในลิงก์ เป็นของใคร และที่อยู่ที่ส่งถึง",
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
} satisfies LegalWords;
