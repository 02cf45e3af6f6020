import type { Words } from "../../../words/say.ts";
import type { SiteText } from "./site-text.ts";

export const site = {
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
} satisfies Words<SiteText>;
