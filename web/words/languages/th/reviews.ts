import type { Words } from "#web/words/areas.ts";

export const words = {
  "Back to your view": "กลับไปมุมมองของคุณ",
  "Delete it": "ลบรีวิวนี้",
  "Delete review": "ลบรีวิว",
  "Delete review by {name}": "ลบรีวิวของ {name}",
  "Edit Profile": "แก้ไขโปรไฟล์",
  "Edit reply": "แก้ไขคำตอบ",
  "Edit reply to {name}": "แก้ไขคำตอบถึง {name}",
  "Everybody who opens your page can read it.": "ทุกคนที่เปิดหน้าเพจของคุณอ่านได้",
  "Guests don't see it, and it isn't counted.": "นักท่องเที่ยวไม่เห็น และไม่นับรวม",
  "Held back": "รอตรวจสอบ",
  "Hidden by us": "เราซ่อนไว้",
  "It came in a rush, or the way machines send.": "ส่งมารัวๆ หรือดูเหมือนส่งจากโปรแกรมอัตโนมัติ",
  "It is nearly the same as another one.": "แทบเหมือนกับอีกรีวิวหนึ่ง",
  "Latest reviews": "รีวิวล่าสุด",
  "Next profile: {name}": "โปรไฟล์ถัดไป: {name}",
  "Only you and its owner can see it, until the owner renews the plan.":
    "มีแต่คุณกับเจ้าของที่เห็น จนกว่าเจ้าของจะต่ออายุแพ็กเกจ",
  "Only you and its owner can see it.": "มีแต่คุณกับเจ้าของที่เห็น",
  "Only you can see it while we read it. It is published on {date}, unless we hide it.":
    "มีแต่คุณที่เห็นระหว่างที่เราอ่าน รีวิวจะเผยแพร่ในวันที่ {date} เว้นแต่เราจะซ่อน",
  "Only you can see it while we read it. It is published, unless we hide it.":
    "มีแต่คุณที่เห็นระหว่างที่เราอ่าน จากนั้นรีวิวจะเผยแพร่ เว้นแต่เราจะซ่อน",
  "Only you can see it.": "มีแต่คุณที่เห็น",
  "Only you can see it. Subscribe in your dashboard to show it to your guests again.":
    "มีแต่คุณที่เห็น สมัครสมาชิกในแดชบอร์ดเพื่อให้นักท่องเที่ยวเห็นอีกครั้ง",
  "Only you see these tools": "มีแต่คุณที่เห็นเครื่องมือนี้",
  "Only you see what is below: guests see no reviews while they are disabled.":
    "ส่วนด้านล่างมีแต่คุณที่เห็น นักท่องเที่ยวไม่เห็นรีวิวขณะที่ปิดรับรีวิว",
  "Please check your connection and load the page again.": "โปรดตรวจสอบการเชื่อมต่อแล้วโหลดหน้านี้อีกครั้ง",
  "Remove reply": "นำคำตอบออก",
  "Remove reply to {name}": "นำคำตอบถึง {name} ออก",
  "Reply not saved": "บันทึกคำตอบไม่สำเร็จ",
  "Reply removed": "นำคำตอบออกแล้ว",
  "Reply saved": "บันทึกคำตอบแล้ว",
  "Reply to {name}": "ตอบกลับ {name}",
  "Review deleted": "ลบรีวิวแล้ว",
  "Save reply": "บันทึกคำตอบ",
  "See it as a guest": "ดูแบบนักท่องเที่ยว",
  "Share Profile": "แชร์โปรไฟล์",
  "The review by {name} goes for good.": "รีวิวของ {name} จะถูกลบถาวร",
  "The review by {name} goes for good. Your page says how many reviews you have removed.":
    "รีวิวของ {name} จะถูกลบถาวร หน้าเพจของคุณจะระบุจำนวนรีวิวที่คุณลบ",
  "The review was deleted.": "รีวิวนี้ถูกลบแล้ว",
  "There is a link in it.": "มีลิงก์อยู่ในรีวิว",
  "There is an e-mail address or a phone number in it.": "มีอีเมลหรือหมายเลขโทรศัพท์อยู่ในรีวิว",
  "There was an error deleting the review.": "เกิดข้อผิดพลาดขณะลบรีวิว",
  "There was an error removing the reply.": "เกิดข้อผิดพลาดขณะนำคำตอบออก",
  "This page isn't public.": "หน้าเพจนี้ไม่เป็นสาธารณะ",
  "You cannot leave reviews on your own profile": "คุณไม่สามารถรีวิวโปรไฟล์ของตัวเองได้",
  "You have disabled reviews for your profile. You can enable them in your profile settings.":
    "คุณปิดรับรีวิวในโปรไฟล์ไว้ เปิดได้ในการตั้งค่าโปรไฟล์",
  "Your guests' words will stand here.": "คำจากนักท่องเที่ยวของคุณจะอยู่ตรงนี้",
  "Your profile": "โปรไฟล์ของคุณ",
  "Your reply to {name}": "คำตอบของคุณถึง {name}",
  "Your reply to {name} goes from your page. You can write another one.":
    "คำตอบของคุณถึง {name} จะหายไปจากหน้าเพจ คุณเขียนใหม่ได้",
  "Your tools could not be loaded": "โหลดเครื่องมือของคุณไม่สำเร็จ",
  "on {page}, {when}": "ในหน้าเพจของ {page}, {when}",
  "{reason}. Guests don't see it, and it isn't counted.": "{reason} นักท่องเที่ยวไม่เห็น และไม่นับรวม",
  "{count} held": { other: "รอตรวจสอบ {count}" },
} satisfies Words<"reviews">;
