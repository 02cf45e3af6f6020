import type { Words } from "#web/words/areas.ts";

export const words = {
  "12 on A4": "12 ชิ้นบน A4",
  "74 × 105 mm": "74 × 105 มม.",
  "86 × 54 mm": "86 × 54 มม.",
  "A4 sheet": "กระดาษ A4",
  "A4, folded": "A4 แบบพับ",
  A5: "A5",
  Back: "ด้านหลัง",
  "Download PDF": "ดาวน์โหลด PDF",
  Foot: "ฐาน",
  Front: "ด้านหน้า",
  "Full colour": "สีเต็ม",
  "Glue under the foot": "ทากาวใต้ฐาน",
  "Guests know whom they tip.": "นักท่องเที่ยวจะรู้ว่าให้ทิปใคร",
  Ink: "หมึก",
  "PDF downloaded": "ดาวน์โหลด PDF แล้ว",
  Photo: "รูป",
  "Print at 100 % on card of 200 g or more. Cut along the line, fold at the three dashed marks, glue the strip under the foot.":
    "พิมพ์ที่ 100% บนกระดาษการ์ดหนา 200 แกรมขึ้นไป ตัดตามเส้น พับตามรอยประสามจุด แล้วติดกาวแถบไว้ใต้ฐาน",
  "Print at 100 %, not “fit to page”. Then scan it once with your own phone. A print shop turns the colours into its own inks; the code stays pure black.":
    "พิมพ์ที่ 100% อย่าเลือก “พอดีกับหน้า” แล้วลองสแกนด้วยโทรศัพท์ของคุณหนึ่งครั้ง ร้านพิมพ์จะแปลงสีเป็นหมึกของร้าน แต่โค้ดยังเป็นสีดำล้วน",
  "Print it at 100 %, then scan it once.": "พิมพ์ที่ 100% แล้วลองสแกนหนึ่งครั้ง",
  "Save ink": "ประหยัดหมึก",
  "Scans from about {distance}": "สแกนได้จากระยะราว {distance}",
  "The PDF could not be made on this device. Please try again.": "สร้าง PDF บนอุปกรณ์นี้ไม่สำเร็จ โปรดลองอีกครั้ง",
  "The code is {width} wide. Ten times its width is a safe distance.":
    "โค้ดกว้าง {width} ระยะที่สแกนได้แน่นอนคือสิบเท่าของความกว้าง",
  "What to print": "สิ่งที่จะพิมพ์",
  "Words on it": "ข้อความที่จะพิมพ์",
  "Your photo can't be printed from where it is. Upload it in your profile.":
    "พิมพ์รูปของคุณจากที่เก็บปัจจุบันไม่ได้ โปรดอัปโหลดในโปรไฟล์ของคุณ",
  "Your photo is loading.": "กำลังโหลดรูปของคุณ",
  "Your profile has no photo yet.": "โปรไฟล์ของคุณยังไม่มีรูป",
  "half a metre": "ครึ่งเมตร",
  "{name}, badge": "{name} ป้ายคล้องคอ",
  "{name}, card": "{name} บัตร",
  "{name}, poster": "{name} โปสเตอร์",
  "{name}, stickers": "{name} สติกเกอร์",
  "{name}, table tent": "{name} ป้ายตั้งโต๊ะ",
} satisfies Words<"print">;
