import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add platform": "เพิ่มแพลตฟอร์ม",
  "Add {name}": "เพิ่ม {name}",
  "Also in {places}.": "มีอยู่ใน {places} ด้วย",
  "Amounts in {currency}": "จำนวนเงินเป็น {currency}",
  "Any photo from your phone: you choose the square, we make it small.":
    "ใช้รูปไหนจากโทรศัพท์ก็ได้ คุณเลือกกรอบสี่เหลี่ยม แล้วเราย่อขนาดให้",
  "Basic Information": "ข้อมูลพื้นฐาน",
  Bio: "แนะนำตัว",
  Change: "เปลี่ยน",
  "Change photo": "เปลี่ยนรูป",
  "Change there too": "เปลี่ยนที่นั่นด้วย",
  "Choose a country": "เลือกประเทศ",
  "Choose a currency": "เลือกสกุลเงิน",
  "Choose a currency first.": "เลือกสกุลเงินก่อน",
  "Contact Information": "ข้อมูลติดต่อ",
  "Country code first, without the +": "เริ่มด้วยรหัสประเทศ ไม่ต้องใส่ +",
  "Create Profile First": "สร้างโปรไฟล์ก่อน",
  "Create Your Tour Guide Profile": "สร้างโปรไฟล์ไกด์นำเที่ยวของคุณ",
  "Create it anew": "สร้างขึ้นใหม่",
  "Crop your photo": "ครอบตัดรูป",
  Currency: "สกุลเงิน",
  "Currency of tips": "สกุลเงินของทิป",
  "Dials {number}, a number in {country}": "โทรไปที่ {number} ซึ่งเป็นหมายเลขใน{country}",
  "Dials {number}, an international number": "โทรไปที่ {number} ซึ่งเป็นหมายเลขระหว่างประเทศ",
  "Did you mean +{number}?": "หมายถึง +{number} ใช่ไหม",
  "Drag the photo to move it. Guests see the circle.": "ลากเพื่อเลื่อนรูป นักท่องเที่ยวเห็นส่วนในวงกลม",
  "Each one you fill in shows under ‘Leave a Tip’.": "ช่องที่คุณกรอกจะแสดงใต้ “ให้ทิป”",
  "Easy to say and to type: your name, or your tour’s.": "พูดง่าย พิมพ์ง่าย เช่น ชื่อคุณหรือชื่อทัวร์",
  "Everybody can read the phone number or email in this link.": "ทุกคนอ่านหมายเลขโทรศัพท์หรืออีเมลในลิงก์นี้ได้",
  "Failed to create your profile. Please try again.": "สร้างโปรไฟล์ของคุณไม่สำเร็จ โปรดลองอีกครั้ง",
  "Failed to update your profile. Please try again.": "อัปเดตโปรไฟล์ของคุณไม่สำเร็จ โปรดลองอีกครั้ง",
  "First amount in {currency}": "จำนวนแรกเป็น {currency}",
  "Guest reviews": "รีวิวจากนักท่องเที่ยว",
  "Guests can always type their own.": "นักท่องเที่ยวระบุจำนวนเองได้เสมอ",
  "Guests can leave a review on your profile.": "นักท่องเที่ยวเขียนรีวิวในโปรไฟล์ของคุณได้",
  "Guests can leave a review on your profile. Off: they can’t, and the reviews you have are hidden.":
    "นักท่องเที่ยวเขียนรีวิวในโปรไฟล์ของคุณได้ หากปิด จะเขียนไม่ได้และรีวิวที่มีอยู่จะถูกซ่อน",
  "Guests can read your phone number or email in a Zelle link.":
    "แขกอ่านหมายเลขโทรศัพท์หรืออีเมลของคุณได้จากลิงก์ Zelle",
  "Guests see only what you fill in.": "นักท่องเที่ยวเห็นเฉพาะข้อมูลที่คุณกรอก",
  "Guests see them in this order. What works in their country comes first. They are saved with your profile.":
    "นักท่องเที่ยวจะเห็นตามลำดับนี้ โดยช่องทางที่ใช้ได้ในประเทศของเขาจะอยู่ก่อน และจะบันทึกพร้อมกับโปรไฟล์ของคุณ",
  "Guests type an amount of their own.": "นักท่องเที่ยวระบุจำนวนเอง",
  "If not your whole name: guests read it where the page speaks of you.":
    "กรอกเมื่อไม่ใช่ชื่อเต็ม นักท่องเที่ยวจะเห็นชื่อนี้ตรงที่หน้าเพจพูดถึงคุณ",
  "It was deleted in another tab or on another device, and its photo with it. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "โปรไฟล์และรูปถูกลบในแท็บอื่นหรือบนอุปกรณ์อื่น สิ่งที่คุณพิมพ์ยังอยู่ที่นี่ครบ โปรไฟล์ใหม่จะได้ที่อยู่และคิวอาร์โค้ดใหม่",
  "It was deleted in another tab or on another device. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "โปรไฟล์ถูกลบในแท็บอื่นหรือบนอุปกรณ์อื่น สิ่งที่คุณพิมพ์ยังอยู่ที่นี่ครบ โปรไฟล์ใหม่จะได้ที่อยู่และคิวอาร์โค้ดใหม่",
  "It was saved in another tab or on another device since you opened it here. Yours is not saved yet.":
    "มีการบันทึกในแท็บอื่นหรือบนอุปกรณ์อื่นหลังจากคุณเปิดที่นี่ ฉบับของคุณยังไม่ได้บันทึก",
  "Keep my version": "ใช้ฉบับของฉัน",
  "Languages you speak": "ภาษาที่คุณพูด",
  Leave: "ออกจากหน้านี้",
  "Leave without saving?": "ออกโดยไม่บันทึกไหม",
  "Live preview": "ตัวอย่างสด",
  "Load the newer version": "โหลดฉบับใหม่กว่า",
  "Log in in a new tab": "เข้าสู่ระบบในแท็บใหม่",
  "Newer version loaded": "โหลดฉบับใหม่กว่าแล้ว",
  "Not handed on": "ส่งต่อไม่สำเร็จ",
  "Only the name is required.": "จำเป็นต้องกรอกแค่ชื่อ",
  "Only your username, we add the rest.": "กรอกแค่ชื่อผู้ใช้ ที่เหลือเราเติมให้",
  "Other places where guests can review you, such as Tripadvisor or Google.":
    "ที่อื่นที่นักท่องเที่ยวรีวิวคุณได้ เช่น Tripadvisor หรือ Google",
  "Page address": "ที่อยู่หน้าเพจ",
  "Paste the full checkout link": "วางลิงก์ชำระเงินแบบเต็ม",
  "Paste the full link": "วางลิงก์แบบเต็ม",
  Phone: "โทรศัพท์",
  Platform: "แพลตฟอร์ม",
  "Platform name": "ชื่อแพลตฟอร์ม",
  "Please give three amounts, each above zero": "โปรดใส่สามจำนวน แต่ละจำนวนต้องมากกว่าศูนย์",
  "Please log in, then save again. Nothing you typed is lost.": "โปรดเข้าสู่ระบบแล้วบันทึกอีกครั้ง สิ่งที่คุณพิมพ์ยังอยู่ครบ",
  "Please suggest no more than {amount} {currency}": "โปรดแนะนำจำนวนไม่เกิน {amount} {currency}",
  Preview: "ดูตัวอย่าง",
  "Preview of the public page": "ตัวอย่างหน้าเพจสาธารณะ",
  "Professional Tour Guide": "ไกด์นำเที่ยวมืออาชีพ",
  "Professional tag": "แท็กอาชีพ",
  "Profile Picture": "รูปโปรไฟล์",
  "Profile created!": "สร้างโปรไฟล์แล้ว!",
  "Profile picture": "รูปโปรไฟล์",
  "Profile picture updated": "อัปเดตรูปโปรไฟล์แล้ว",
  "Profile updated!": "อัปเดตโปรไฟล์แล้ว!",
  "Review platforms": "แพลตฟอร์มรีวิว",
  "Reviews Settings": "การตั้งค่ารีวิว",
  "Save & Preview": "บันทึกและดูตัวอย่าง",
  "Save Changes": "บันทึกการแก้ไข",
  "Save as it is": "บันทึกตามนี้",
  "Save once, then choose up to three of your tours here.": "บันทึกก่อน แล้วเลือกทัวร์ของคุณได้ถึงสามรายการที่นี่",
  "Save this number?": "บันทึกหมายเลขนี้ไหม",
  "Second amount in {currency}": "จำนวนที่สองเป็น {currency}",
  "Social Media": "โซเชียลมีเดีย",
  "Start with the country code, then the whole number.": "เริ่มด้วยรหัสประเทศ ตามด้วยหมายเลขเต็ม",
  "Start with the country code: for {country} {number}.": "เริ่มด้วยรหัสประเทศ สำหรับ{country}คือ {number}",
  "Suggest amounts": "แนะนำจำนวนเงิน",
  "Suggested amounts": "จำนวนเงินที่แนะนำ",
  "Test link": "ทดสอบลิงก์",
  "Test link: {label}": "ทดสอบลิงก์: {label}",
  "That is all ten.": "ครบสิบรายการแล้ว",
  "The two differ in: {fields}": "สองฉบับต่างกันที่: {fields}",
  "There was a problem uploading your profile picture": "เกิดปัญหาขณะอัปโหลดรูปโปรไฟล์ของคุณ",
  "These are {max}, the most there can be.": "ครบ {max} ภาษาแล้ว ซึ่งเป็นจำนวนสูงสุด",
  "Third amount in {currency}": "จำนวนที่สามเป็น {currency}",
  "This part could not be loaded.": "โหลดส่วนนี้ไม่สำเร็จ",
  "This profile has changed": "โปรไฟล์นี้มีการเปลี่ยนแปลง",
  "This profile was deleted": "โปรไฟล์นี้ถูกลบแล้ว",
  "This would dial {number}, a number in {country}, and it doesn't look like one.":
    "จะโทรไปที่ {number} ใน{country} แต่ดูไม่เหมือนหมายเลขของที่นั่น",
  "This would dial {number}, a number in {country}, and it is too long for one.":
    "จะโทรไปที่ {number} ใน{country} แต่ยาวเกินกว่าหมายเลขของที่นั่น",
  "This would dial {number}, a number in {country}, and it is too short for one.":
    "จะโทรไปที่ {number} ใน{country} แต่สั้นเกินกว่าหมายเลขของที่นั่น",
  "This would dial {number}, an international number, and it doesn't look like one.":
    "จะโทรไปที่หมายเลขระหว่างประเทศ {number} แต่ดูไม่เหมือนหมายเลขที่ใช้ได้",
  "This would dial {number}, an international number, and it is too long for one.":
    "จะโทรไปที่หมายเลขระหว่างประเทศ {number} แต่ยาวเกินไป",
  "This would dial {number}, an international number, and it is too short for one.":
    "จะโทรไปที่หมายเลขระหว่างประเทศ {number} แต่สั้นเกินไป",
  "This would dial {number}, and it doesn't look like a phone number.":
    "จะโทรไปที่ {number} ซึ่งดูไม่เหมือนหมายเลขโทรศัพท์",
  "This would dial {number}, and it is too long for a phone number.":
    "จะโทรไปที่ {number} ซึ่งยาวเกินไปสำหรับหมายเลขโทรศัพท์",
  "This would dial {number}, and it is too short for a phone number.":
    "จะโทรไปที่ {number} ซึ่งสั้นเกินไปสำหรับหมายเลขโทรศัพท์",
  "This would dial {number}, and no country's numbers begin like that.":
    "จะโทรไปที่ {number} ซึ่งไม่มีประเทศไหนใช้หมายเลขขึ้นต้นแบบนี้",
  "This would dial {number}. From abroad it is {right}, a number in {country}.":
    "จะโทรไปที่ {number} แต่หากโทรจากต่างประเทศต้องเป็น {right} ซึ่งเป็นหมายเลขใน{country}",
  "This would dial {number}. From abroad it is {right}, an international number.":
    "จะโทรไปที่ {number} แต่หากโทรจากต่างประเทศต้องเป็น {right} ซึ่งเป็นหมายเลขระหว่างประเทศ",
  "Tipping & Payments": "ทิปและการชำระเงิน",
  URL: "URL",
  "Update Profile": "อัปเดตโปรไฟล์",
  "Update Your Tour Guide Profile": "อัปเดตโปรไฟล์ไกด์นำเที่ยวของคุณ",
  "Upload failed": "อัปโหลดไม่สำเร็จ",
  "Upload photo": "อัปโหลดรูป",
  "Uploading your profile picture": "กำลังอัปโหลดรูปโปรไฟล์ของคุณ",
  "Use +{number}": "ใช้ +{number}",
  Warning: "คำเตือน",
  "What guests call you": "ชื่อที่นักท่องเที่ยวเรียกคุณ",
  "What works in your country is offered to you first.": "เราเสนอช่องทางที่ใช้ได้ในประเทศของคุณก่อน",
  "What you changed on this page will be lost.": "สิ่งที่คุณแก้ไขในหน้านี้จะหายไป",
  "Where you work": "ประเทศที่คุณทำงาน",
  "Without the +, we add it": "ไม่ต้องใส่ + เราเติมให้",
  "You are signed out. Everything you typed is still here. {link}, then save again.":
    "คุณออกจากระบบแล้ว สิ่งที่พิมพ์ยังอยู่ที่นี่ครบ {link} แล้วบันทึกอีกครั้ง",
  "You can change it twice in 30 days. The old one leads here for a year.":
    "เปลี่ยนได้สองครั้งใน 30 วัน ที่อยู่เดิมจะยังนำมาที่นี่อีกหนึ่งปี",
  "Your Zelle link shows your phone number or email to everybody.":
    "ลิงก์ Zelle จะแสดงหมายเลขโทรศัพท์หรืออีเมลของคุณต่อทุกคน",
  "Your portrait": "รูปของคุณ",
  "Your profile was saved, but your review platforms were not. Please save again.":
    "บันทึกโปรไฟล์ของคุณแล้ว แต่แพลตฟอร์มรีวิวยังไม่ได้บันทึก โปรดบันทึกอีกครั้ง",
  "Your review platforms could not be loaded. Saving leaves them as they are.":
    "โหลดแพลตฟอร์มรีวิวของคุณไม่สำเร็จ การบันทึกจะไม่เปลี่ยนแปลงส่วนนี้",
  "platform {number}": "แพลตฟอร์ม {number}",
  "Throw away": "ทิ้งไป",
  "We kept what you typed.": "เราเก็บสิ่งที่คุณพิมพ์ไว้ให้แล้ว",
  Yes: "ใช่",
  "You are offline. Nothing you typed is lost: it is saved as soon as you are back.":
    "คุณออฟไลน์อยู่ สิ่งที่พิมพ์ไว้ไม่หายไป และจะบันทึกทันทีที่กลับมาออนไลน์",
  "You work in {country}, tips in {currency}?": "คุณทำงานใน{country} และรับทิปเป็น{currency}ใช่ไหม",
  "Your profile was saved, but your ways to be tipped were not. Please save again.":
    "บันทึกโปรไฟล์แล้ว แต่ยังไม่ได้บันทึกช่องทางรับทิป โปรดบันทึกอีกครั้ง",
  "{first}, {second} and {third}. Guests can always type their own.":
    "{first}, {second} และ {third} นักท่องเที่ยวระบุจำนวนเองได้เสมอ",
} satisfies Words<"form">;
