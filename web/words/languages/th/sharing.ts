import type { Words } from "#web/words/areas.ts";

export const words = {
  "Allow NFC for this site in your browser, then try again.": "อนุญาตให้เว็บไซต์นี้ใช้ NFC ในเบราว์เซอร์ แล้วลองอีกครั้ง",
  "Copy Failed": "คัดลอกไม่สำเร็จ",
  "Copy Profile Link": "คัดลอกลิงก์โปรไฟล์",
  "Download QR Code": "ดาวน์โหลดคิวอาร์โค้ด",
  "Hold a tag to the back of your phone.": "แตะแท็กที่ด้านหลังโทรศัพท์ค้างไว้",
  "Hold the same tag to your phone once more.": "แตะแท็กเดิมกับโทรศัพท์อีกครั้ง",
  "Leave it open": "ไม่ล็อก",
  "Link Copied": "คัดลอกลิงก์แล้ว",
  "Lock the tag": "ล็อกแท็ก",
  "NFC is off. Turn it on in your phone's settings.": "NFC ปิดอยู่ เปิดได้ในการตั้งค่าของโทรศัพท์",
  "Print it, or keep it on your phone.": "พิมพ์ หรือเก็บไว้ในโทรศัพท์",
  "QR Code Downloaded": "ดาวน์โหลดคิวอาร์โค้ดแล้ว",
  "The picture could not be made. Please try again.": "สร้างรูปภาพไม่สำเร็จ โปรดลองอีกครั้ง",
  "The tag is locked and leads to your page for good.": "แท็กล็อกแล้ว และจะนำไปที่หน้าเพจของคุณตลอดไป",
  "The tag was not written. Hold it still against the back of your phone and try again.":
    "เขียนแท็กไม่สำเร็จ แนบแท็กให้นิ่งที่ด้านหลังโทรศัพท์แล้วลองอีกครั้ง",
  "This phone can't write such a tag.": "โทรศัพท์เครื่องนี้เขียนแท็กแบบนี้ไม่ได้",
  "Write a tag": "เขียนแท็ก NFC",
  "Write another tag": "เขียนแท็กอื่น",
  "Written. Hold your phone to the tag once to try it. Locked, nobody can change it any more: you neither.":
    "เขียนแล้ว ลองแตะโทรศัพท์กับแท็กหนึ่งครั้ง เมื่อล็อกแล้วจะไม่มีใครแก้ได้อีก แม้แต่คุณ",
  "Your browser doesn't allow it. The link is {url}": "เบราว์เซอร์ของคุณไม่อนุญาต ลิงก์คือ {url}",
} satisfies Words<"sharing">;
