import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add a language": "เพิ่มภาษา",
  "Add your tours with the links where guests book them. Your guides can show three of them on their profile.":
    "เพิ่มทัวร์ของคุณพร้อมลิงก์ที่แขกใช้จอง ไกด์ของคุณแสดงในโปรไฟล์ได้สามรายการ",
  Assign: "เพิ่ม",
  "Assign tour": "เพิ่มทัวร์",
  "Booking Link": "ลิงก์จอง",
  "Change image": "เปลี่ยนรูปภาพ",
  "Choose a language": "เลือกภาษา",
  "Choose image": "เลือกรูปภาพ",
  "Create New Experience": "สร้างกิจกรรมใหม่",
  "Create tour": "สร้างทัวร์",
  "Delete Tour": "ลบทัวร์",
  "Delete {name}": "ลบ {name}",
  Description: "คำอธิบาย",
  "Discard what you changed?": "ทิ้งการแก้ไขไหม",
  "Edit Tour": "แก้ไขทัวร์",
  "Failed to Assign Tour": "เพิ่มทัวร์ไม่สำเร็จ",
  "Failed to Create Experience": "สร้างกิจกรรมไม่สำเร็จ",
  "Failed to Delete Tour": "ลบทัวร์ไม่สำเร็จ",
  "Failed to Remove Tour": "นำทัวร์ออกไม่สำเร็จ",
  "Failed to Update Order": "เปลี่ยนลำดับไม่สำเร็จ",
  "Failed to Update Tour": "อัปเดตทัวร์ไม่สำเร็จ",
  "Guests see it on this profile at once.": "นักท่องเที่ยวจะเห็นในโปรไฟล์นี้ทันที",
  "Guests whose language is here read your own words. For the others there is a link that translates.":
    "นักท่องเที่ยวที่ใช้ภาษาในรายการนี้จะได้อ่านข้อความที่คุณเขียนเอง ส่วนคนอื่นมีลิงก์สำหรับแปล",
  Image: "รูปภาพ",
  "It was deleted in another tab or on another device.": "ถูกลบในแท็บอื่นหรือบนอุปกรณ์อื่นแล้ว",
  "Language of these words": "ภาษาของข้อความนี้",
  "Linked Services": "บริการที่เชื่อมไว้",
  "Move down {name}": "เลื่อน {name} ลง",
  "Move up {name}": "เลื่อน {name} ขึ้น",
  "No Experiences Yet": "ยังไม่มีกิจกรรม",
  "No Tour Selected": "ยังไม่ได้เลือกทัวร์",
  "Optional. Any photo from your phone, we make it small.": "ไม่บังคับ ใช้รูปไหนจากโทรศัพท์ก็ได้ เราย่อขนาดให้",
  "Other languages": "ภาษาอื่น",
  "Please select a tour to assign": "โปรดเลือกทัวร์ที่จะเพิ่ม",
  "Remove tour": "นำทัวร์ออก",
  "Save changes": "บันทึกการแก้ไข",
  "Show up to three of these on each guide’s profile.": "แสดงได้ถึงสามรายการในโปรไฟล์ของไกด์แต่ละคน",
  "Shown by {profiles}": "แสดงในโปรไฟล์ของ {profiles}",
  "Shown on this profile in this order. Up to {max}. Changes here are saved at once.":
    "แสดงในโปรไฟล์นี้ตามลำดับนี้ ได้สูงสุด {max} รายการ การเปลี่ยนแปลงตรงนี้บันทึกทันที",
  "There was an error assigning the tour. Please try again.": "เกิดข้อผิดพลาดขณะเพิ่มทัวร์ โปรดลองอีกครั้ง",
  "There was an error removing the tour. Please try again.": "เกิดข้อผิดพลาดขณะนำทัวร์ออก โปรดลองอีกครั้ง",
  "There was an error updating the tour order. Please try again.": "เกิดข้อผิดพลาดขณะเปลี่ยนลำดับทัวร์ โปรดลองอีกครั้ง",
  "This profile shows all of your tours.": "โปรไฟล์นี้แสดงทัวร์ของคุณครบแล้ว",
  Title: "ชื่อทัวร์",
  "Tour Assigned": "เพิ่มทัวร์แล้ว",
  "Tour Created": "สร้างทัวร์แล้ว",
  "Tour Deleted": "ลบทัวร์แล้ว",
  "Tour Order Updated": "เปลี่ยนลำดับทัวร์แล้ว",
  "Tour Removed": "นำทัวร์ออกแล้ว",
  "Tour Updated": "อัปเดตทัวร์แล้ว",
  "Tours of this profile": "ทัวร์ในโปรไฟล์นี้",
  "What you have not saved here will be lost.": "สิ่งที่ยังไม่ได้บันทึกตรงนี้จะหายไป",
  "You have no tours yet. Create them under {link} on your dashboard.": "คุณยังไม่มีทัวร์ สร้างได้ที่{link}ในแดชบอร์ด",
  "Your tour is saved, but its image is not. {reason}": "บันทึกทัวร์แล้ว แต่ยังไม่ได้บันทึกรูปภาพ {reason}",
  "Your tours could not be loaded": "โหลดทัวร์ของคุณไม่สำเร็จ",
  "Your tours could not be loaded.": "โหลดทัวร์ของคุณไม่สำเร็จ",
  "{count} of {max} chosen": "เลือกแล้ว {count} จาก {max}",
  "{max} of {max}: delete one to make room for another.":
    "ครบ {max} จาก {max} แล้ว: ลบหนึ่งรายการเพื่อเพิ่มรายการใหม่",
  "{title}: {position} of {count}": "{title}: {position} จาก {count}",
  "‘{title}’ goes and is on none of your profiles. This cannot be undone.":
    "“{title}” จะถูกลบ ทัวร์นี้ไม่ได้อยู่ในโปรไฟล์ใดของคุณ การดำเนินการนี้ย้อนกลับไม่ได้",
  "‘{title}’ goes and leaves the profile of {names}. This cannot be undone.":
    "“{title}” จะถูกลบและหายไปจากโปรไฟล์ของ {names} การดำเนินการนี้ย้อนกลับไม่ได้",
  "‘{title}’ goes and leaves the profiles of {names}. This cannot be undone.":
    "“{title}” จะถูกลบและหายไปจากโปรไฟล์ของ {names} การดำเนินการนี้ย้อนกลับไม่ได้",
  "‘{title}’ goes and leaves the profiles that show it. This cannot be undone.":
    "“{title}” จะถูกลบและหายไปจากโปรไฟล์ที่แสดงอยู่ การดำเนินการนี้ย้อนกลับไม่ได้",
  "‘{title}’ goes with its image and is on none of your profiles. This cannot be undone.":
    "“{title}” จะถูกลบพร้อมรูปภาพ ทัวร์นี้ไม่ได้อยู่ในโปรไฟล์ใดของคุณ การดำเนินการนี้ย้อนกลับไม่ได้",
  "‘{title}’ goes with its image and leaves the profile of {names}. This cannot be undone.":
    "“{title}” จะถูกลบพร้อมรูปภาพและหายไปจากโปรไฟล์ของ {names} การดำเนินการนี้ย้อนกลับไม่ได้",
  "‘{title}’ goes with its image and leaves the profiles of {names}. This cannot be undone.":
    "“{title}” จะถูกลบพร้อมรูปภาพและหายไปจากโปรไฟล์ของ {names} การดำเนินการนี้ย้อนกลับไม่ได้",
  "‘{title}’ goes with its image and leaves the profiles that show it. This cannot be undone.":
    "“{title}” จะถูกลบพร้อมรูปภาพและหายไปจากโปรไฟล์ที่แสดงอยู่ การดำเนินการนี้ย้อนกลับไม่ได้",
  "‘{title}’ leaves this profile. It stays in your Linked Services.":
    "“{title}” จะหายไปจากโปรไฟล์นี้ แต่ยังอยู่ในบริการที่เชื่อมไว้",
} satisfies Words<"tours">;
