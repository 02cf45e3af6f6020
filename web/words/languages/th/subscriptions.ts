import type { Words } from "#web/words/areas.ts";

export const words = {
  "Account Status": "สถานะบัญชี",
  Active: "ใช้งานอยู่",
  "An error occurred": "เกิดข้อผิดพลาด",
  "Billing, cards and invoices": "การชำระเงิน บัตร ใบแจ้งหนี้",
  "Cancel subscription": "ยกเลิกการสมัครสมาชิก",
  "Cancellation Error": "ยกเลิกไม่สำเร็จ",
  "Charged when you subscribe, then {period}. Cancel any time.": "เรียกเก็บเมื่อสมัคร จากนั้น{period} ยกเลิกได้ทุกเมื่อ",
  "Check again": "ตรวจสอบอีกครั้ง",
  "Confirming your payment...": "กำลังยืนยันการชำระเงิน...",
  "Every tip is yours, we take no share": "ทิปเป็นของคุณทั้งหมด เราไม่หักส่วนแบ่ง",
  "Everything is open until {date}. Subscribe before then and your profile stays public.":
    "ใช้ได้ทุกอย่างจนถึงวันที่ {date} สมัครสมาชิกก่อนหน้านั้น โปรไฟล์ของคุณจะเป็นสาธารณะต่อไป",
  "Everything is open until {date}. Subscribe before then and your profiles stay public.":
    "ใช้ได้ทุกอย่างจนถึงวันที่ {date} สมัครสมาชิกก่อนหน้านั้น โปรไฟล์ทั้งหมดของคุณจะเป็นสาธารณะต่อไป",
  "Failed to cancel subscription": "ยกเลิกการสมัครสมาชิกไม่สำเร็จ",
  "Free Early Access": "ใช้ฟรีช่วงเปิดตัว",
  "Free until {date}, then {price} {period}. You can cancel until then.":
    "ฟรีถึงวันที่ {date} จากนั้น {price} {period} ยกเลิกได้จนถึงวันนั้น",
  "Guests who scan your code cannot see your profile. Your photo, links and reviews are all kept. Subscribe and it hangs again in a moment.":
    "นักท่องเที่ยวที่สแกนโค้ดยังไม่เห็นโปรไฟล์ของคุณ รูป ลิงก์ และรีวิวยังอยู่ครบ สมัครสมาชิกแล้วป้ายจะกลับมาใช้ได้ทันที",
  "Guests who scan your code cannot see your profiles. Your photo, links and reviews are all kept. Subscribe and they hang again in a moment.":
    "นักท่องเที่ยวที่สแกนโค้ดยังไม่เห็นโปรไฟล์ทั้งหมดของคุณ รูป ลิงก์ และรีวิวยังอยู่ครบ สมัครสมาชิกแล้วป้ายทั้งหมดจะกลับมาใช้ได้ทันที",
  Inactive: "ไม่ได้ใช้งาน",
  "It goes on as before.": "ใช้งานต่อได้เหมือนเดิม",
  "Its confirmation isn't here yet. We keep looking.": "ยังไม่ได้รับการยืนยัน เรากำลังตรวจสอบอยู่",
  "Keep my plan": "ใช้แพ็กเกจต่อ",
  "Last day.": "วันสุดท้าย",
  "Next payment on {date}.": "ชำระครั้งถัดไปวันที่ {date}",
  "Nothing is charged before {date}": "ไม่เรียกเก็บเงินก่อนวันที่ {date}",
  "Once it is, this changes by itself.": "เมื่อยืนยันแล้ว สถานะนี้จะเปลี่ยนเอง",
  "Payment Canceled": "ยกเลิกการชำระเงินแล้ว",
  "Payment Successful": "ชำระเงินแล้ว",
  "Payments go to the stand-in for Stripe on this machine. No money moves.":
    "การชำระเงินไปที่ Stripe จำลองบนเครื่องนี้ ไม่มีการโอนเงินจริง",
  "Please log in to manage your subscription": "โปรดเข้าสู่ระบบเพื่อจัดการการสมัครสมาชิก",
  "Please log in to subscribe": "โปรดเข้าสู่ระบบเพื่อสมัครสมาชิก",
  Subscribe: "สมัครสมาชิก",
  "Subscription Error": "สมัครสมาชิกไม่สำเร็จ",
  "Subscription Status": "สถานะการสมัครสมาชิก",
  "Subscription canceled": "ยกเลิกการสมัครสมาชิกแล้ว",
  "Subscription kept": "ใช้แพ็กเกจต่อแล้ว",
  "Taxes, if any, are shown by Stripe before you pay.": "หากมีภาษี Stripe จะแสดงก่อนชำระเงิน",
  "The price could not be loaded.": "โหลดราคาไม่สำเร็จ",
  "Until then you can change your mind. Your photo, links and reviews are kept in any case.":
    "ก่อนถึงวันนั้นคุณเปลี่ยนใจได้ รูป ลิงก์ และรีวิวของคุณยังอยู่ครบไม่ว่าอย่างไร",
  "We keep looking.": "เรากำลังตรวจสอบอยู่",
  "You can still edit your profile": "คุณยังแก้ไขโปรไฟล์ได้",
  "You can still edit your profiles": "คุณยังแก้ไขโปรไฟล์ทั้งหมดได้",
  "You have not been charged.": "คุณยังไม่ถูกเรียกเก็บเงิน",
  "Your QR code stays the same": "คิวอาร์โค้ดของคุณยังเหมือนเดิม",
  "Your badge is off the hook": "ป้ายคล้องคอของคุณพักการใช้งานอยู่",
  "Your badges are off the hook": "ป้ายคล้องคอทั้งหมดของคุณพักการใช้งานอยู่",
  "Your page stays public until the end of the period you have paid for.":
    "หน้าเพจของคุณเป็นสาธารณะจนสิ้นสุดรอบที่ชำระไว้",
  "Your page stays public until {date}.": "หน้าเพจของคุณเป็นสาธารณะจนถึงวันที่ {date}",
  "Your page, badge and reviews": "หน้าเพจ ป้ายคล้องคอ และรีวิวของคุณ",
  "Your pages stay public until the end of the period you have paid for.":
    "หน้าเพจทั้งหมดของคุณเป็นสาธารณะจนสิ้นสุดรอบที่ชำระไว้",
  "Your pages stay public until {date}.": "หน้าเพจทั้งหมดของคุณเป็นสาธารณะจนถึงวันที่ {date}",
  "Your payment isn't confirmed yet.": "การชำระเงินของคุณยังไม่ได้รับการยืนยัน",
  "Your plan is canceled, and nothing more will be charged.": "ยกเลิกแพ็กเกจของคุณแล้ว และจะไม่มีการเรียกเก็บเงินอีก",
  "Your profile is public. Guests can scan, tip and review.":
    "โปรไฟล์ของคุณเป็นสาธารณะ นักท่องเที่ยวสแกน ให้ทิป และรีวิวได้",
  "Your profiles are public. Guests can scan, tip and review.":
    "โปรไฟล์ของคุณเป็นสาธารณะ นักท่องเที่ยวสแกน ให้ทิป และรีวิวได้",
  "Your status could not be loaded.": "โหลดสถานะของคุณไม่สำเร็จ",
  "Your subscription has been canceled successfully": "ยกเลิกการสมัครสมาชิกของคุณเรียบร้อยแล้ว",
  "Your subscription is now active.": "การสมัครสมาชิกของคุณเริ่มใช้งานแล้ว",
  "after your free trial. Cancel any time.": "หลังช่วงทดลองใช้ฟรี ยกเลิกได้ทุกเมื่อ",
  "{price} {period}": "{price} {period}",
} satisfies Words<"subscriptions">;
