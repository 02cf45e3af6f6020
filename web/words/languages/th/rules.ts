import type { Words } from "#web/words/areas.ts";

export const words = {
  "A CPF is a tax number and would be public here. Your bank's app makes a random Pix key (chave aleatória): please use that.":
    "CPF เป็นเลขประจำตัวผู้เสียภาษีและจะเป็นสาธารณะที่นี่ แอปธนาคารของคุณสร้างคีย์ Pix แบบสุ่ม (chave aleatória) ได้ โปรดใช้คีย์นั้น",
  "A national ID or tax number would be public here. Please use the mobile number that is registered for PromptPay.":
    "เลขประจำตัวประชาชนหรือเลขประจำตัวผู้เสียภาษีจะเป็นสาธารณะที่นี่ โปรดใช้เบอร์มือถือที่ผูกกับพร้อมเพย์ (PromptPay)",
  "A review platform is listed twice": "มีแพลตฟอร์มรีวิวซ้ำกัน",
  "An Aadhaar number would be public here. Please use your UPI ID.":
    "หมายเลข Aadhaar จะเป็นสาธารณะที่นี่ โปรดใช้ UPI ID ของคุณ",
  "An NRIC or FIN would be public here. Please use the mobile number that is registered for PayNow.":
    "NRIC หรือ FIN จะเป็นสาธารณะที่นี่ โปรดใช้เบอร์มือถือที่ผูกกับ PayNow",
  "An account with several profiles, or with tours, stays a tour operator’s.":
    "บัญชีที่มีหลายโปรไฟล์หรือมีทัวร์จะยังเป็นของบริษัททัวร์",
  "An account with this email already exists": "มีบัญชีที่ใช้อีเมลนี้อยู่แล้ว",
  "An animation must have at most {frames} frames, of {each} megapixels each and {all} in all":
    "ภาพเคลื่อนไหวต้องมีไม่เกิน {frames} เฟรม เฟรมละไม่เกิน {each} เมกะพิกเซล รวมไม่เกิน {all}",
  "At most {max} review platforms": "มีแพลตฟอร์มรีวิวได้ไม่เกิน {max} รายการ",
  "Booking link is required": "โปรดใส่ลิงก์จอง",
  "Call me": "ชื่อที่นักท่องเที่ยวเรียกคุณ",
  City: "เมือง",
  "Description is required": "โปรดใส่คำอธิบาย",
  "Description must be {max} characters or less": "คำอธิบายต้องยาวไม่เกิน {max} ตัวอักษร",
  "Enter the code from your authenticator app.": "โปรดกรอกรหัสจากแอปยืนยันตัวตน",
  "File Too Large": "ไฟล์ใหญ่เกินไป",
  "File size must be less than 2MB": "ไฟล์ต้องเล็กกว่า 2 MB",
  "File too large": "ไฟล์ใหญ่เกินไป",
  "Image must be less than 2MB": "รูปภาพต้องเล็กกว่า 2 MB",
  "Invalid File Type": "ประเภทไฟล์ไม่ถูกต้อง",
  "Invalid email or password": "อีเมลหรือรหัสผ่านไม่ถูกต้อง",
  "Invalid file type": "ประเภทไฟล์ไม่ถูกต้อง",
  "Invalid input": "ข้อมูลไม่ถูกต้อง",
  Label: "ชื่อในหน้าเพจ",
  "Mail is not set up on this server.": "ยังไม่ได้ตั้งค่าอีเมลบนเซิร์ฟเวอร์นี้",
  "Name is required": "โปรดใส่ชื่อ",
  "No deletion of this account is scheduled.": "ไม่มีกำหนดการลบบัญชีนี้",
  "Not found": "ไม่พบ",
  "Nothing was deleted: this account's e-mail, sign-in or editors changed in the last 7 days, and that can still be undone by e-mail. The account is deleted on its date, or at once when those 7 days are over.":
    "ไม่มีอะไรถูกลบ: อีเมล วิธีเข้าสู่ระบบ หรือผู้แก้ไขของบัญชีนี้เปลี่ยนไปใน 7 วันที่ผ่านมา และยังยกเลิกทางอีเมลได้ บัญชีจะถูกลบตามวันที่กำหนด หรือลบได้ทันทีเมื่อครบ 7 วันนี้",
  "Only its owner changes a page's address": "มีแต่เจ้าของที่เปลี่ยนที่อยู่หน้าเพจได้",
  "Only tour operators can do this": "เฉพาะบริษัททัวร์เท่านั้นที่ทำได้",
  "Our payment service doesn't answer right now. Nothing was charged. Please try again.":
    "บริการชำระเงินของเรายังไม่ตอบสนอง คุณยังไม่ถูกเรียกเก็บเงิน โปรดลองอีกครั้ง",
  "Page address must have 3 to 30 letters (a to z), numbers or hyphens":
    "ที่อยู่หน้าเพจต้องมี 3 ถึง 30 ตัว ใช้ได้เฉพาะ a ถึง z ตัวเลข หรือขีดกลาง",
  "Password is required": "โปรดใส่รหัสผ่าน",
  "Password must be at least {min} characters": "รหัสผ่านต้องมีอย่างน้อย {min} ตัวอักษร",
  "Passwords don't match": "รหัสผ่านไม่ตรงกัน",
  "Payments are not set up on this server.": "ยังไม่ได้ตั้งค่าการชำระเงินบนเซิร์ฟเวอร์นี้",
  "Platform name is required": "โปรดใส่ชื่อแพลตฟอร์ม",
  "Please add the bank's BIC: transfers to {country} need it.":
    "โปรดเพิ่มรหัส BIC ของธนาคาร เพราะจำเป็นสำหรับการโอนไป{country}",
  "Please choose a country": "โปรดเลือกประเทศ",
  "Please choose a country from the list.": "โปรดเลือกประเทศจากรายการ",
  "Please choose a currency": "โปรดเลือกสกุลเงิน",
  "Please choose a language": "โปรดเลือกภาษา",
  "Please choose a reason": "โปรดเลือกเหตุผล",
  "Please choose a time zone": "โปรดเลือกเขตเวลา",
  "Please choose a way to be tipped.": "โปรดเลือกช่องทางรับทิป",
  "Please choose one image": "โปรดเลือกรูปภาพหนึ่งรูป",
  "Please choose the bank.": "โปรดเลือกธนาคาร",
  "Please choose the country of your Mercado Pago account.": "โปรดเลือกประเทศของบัญชี Mercado Pago ของคุณ",
  "Please choose the country.": "โปรดเลือกประเทศ",
  "Please choose up to {max} languages": "เลือกได้ไม่เกิน {max} ภาษา",
  "Please confirm your e-mail first.": "โปรดยืนยันอีเมลของคุณก่อน",
  "Please confirm your password": "โปรดยืนยันรหัสผ่าน",
  "Please enter a mobile number of Singapore, such as 9123 4567, or a UEN.":
    "โปรดใส่เบอร์มือถือของสิงคโปร์ เช่น 9123 4567 หรือ UEN",
  "Please enter a mobile number of {country}, such as {example}.": "โปรดใส่เบอร์มือถือของ{country} เช่น {example}",
  "Please enter a valid URL": "โปรดใส่ URL ที่ถูกต้อง",
  "Please enter a valid email": "โปรดใส่อีเมลที่ถูกต้อง",
  "Please enter the account holder's name, as the bank knows it.": "โปรดใส่ชื่อเจ้าของบัญชีตามที่ใช้กับธนาคาร",
  "Please enter the account number, as your bank writes it.": "โปรดใส่เลขที่บัญชีตามที่ธนาคารเขียน",
  "Please enter the account number: 6 to 19 digits or letters.": "โปรดใส่เลขที่บัญชี: ตัวเลขหรือตัวอักษร 6 ถึง 19 ตัว",
  "Please enter the city.": "โปรดใส่เมือง",
  "Please enter the name as the bank knows it, without symbols.": "โปรดใส่ชื่อตามที่ใช้กับธนาคาร โดยไม่มีสัญลักษณ์",
  "Please enter the name of the service.": "โปรดใส่ชื่อบริการ",
  "Please enter words, not a link.": "โปรดใส่ข้อความ ไม่ใช่ลิงก์",
  "Please enter your UPI ID, such as name@okbank. Your UPI app shows it in your profile.":
    "โปรดใส่ UPI ID ของคุณ เช่น name@okbank ดูได้ในโปรไฟล์ของแอป UPI",
  "Please enter your {service} name, such as {example}.": "โปรดใส่ชื่อ {service} ของคุณ เช่น {example}",
  "Please fill this in.": "โปรดกรอกช่องนี้",
  "Please give a name and a password": "โปรดใส่ชื่อและรหัสผ่าน",
  "Please give the passkey a name": "โปรดตั้งชื่อพาสคีย์",
  "Please paste a link that begins with https://": "โปรดวางลิงก์ที่ขึ้นต้นด้วย https://",
  "Please paste a payment link of Mercado Pago, such as link.mercadopago.com.ar/marta.":
    "โปรดวางลิงก์ชำระเงินของ Mercado Pago เช่น link.mercadopago.com.ar/marta",
  "Please paste the link of your TWINT code: it begins with https://go.twint.ch/":
    "โปรดวางลิงก์ของโค้ด TWINT ซึ่งขึ้นต้นด้วย https://go.twint.ch/",
  "Please paste the whole link of your checkout.": "โปรดวางลิงก์หน้าชำระเงินแบบเต็ม",
  "Please provide a valid operator name": "โปรดใส่ชื่อบริษัททัวร์ที่ถูกต้อง",
  "Please turn two-step verification on first.": "โปรดเปิดการยืนยันแบบ 2 ขั้นตอนก่อน",
  "This phone saves HEIC. Take a screenshot of the photo, or set the camera to JPEG.":
    "โทรศัพท์เครื่องนี้บันทึกเป็น HEIC โปรดจับภาพหน้าจอของรูปนั้น หรือตั้งค่ากล้องเป็น JPEG",
  "Please upload a JPEG, PNG, or WebP image": "โปรดอัปโหลดรูปภาพ JPEG, PNG หรือ WebP",
  "Please upload a JPG, PNG, WEBP, or GIF image": "โปรดอัปโหลดรูปภาพ JPG, PNG, WEBP หรือ GIF",
  "Please upload a JPG, PNG, or WEBP image": "โปรดอัปโหลดรูปภาพ JPG, PNG หรือ WEBP",
  "Please write a reply": "โปรดเขียนคำตอบ",
  "Please write the city in Latin letters.": "โปรดเขียนชื่อเมืองเป็นตัวอักษรละติน",
  "Please write the name in Latin letters, as your bank does in transfers.":
    "โปรดเขียนชื่อเป็นตัวอักษรละติน ตามที่ธนาคารใช้ในการโอน",
  "Price ID is required": "ต้องมีรหัสราคา",
  "Row {row}: {message}": "บรรทัดที่ {row}: {message}",
  Tag: "แท็ก",
  Text: "ข้อความ",
  "The account was not deleted: a running plan must end first, and our payment service doesn't answer right now. Please try again.":
    "ยังไม่ได้ลบบัญชี เพราะต้องสิ้นสุดแพ็กเกจที่ใช้อยู่ก่อน แต่บริการชำระเงินของเรายังไม่ตอบสนอง โปรดลองอีกครั้ง",
  "The image must be at most {max} pixels wide and high": "รูปภาพต้องกว้างและสูงไม่เกิน {max} พิกเซล",
  "The image must be less than 2MB": "รูปภาพต้องเล็กกว่า 2 MB",
  "The image must be less than 5MB": "รูปภาพต้องเล็กกว่า 5 MB",
  "The profile is too large": "โปรไฟล์มีขนาดใหญ่เกินไป",
  "The request is incomplete": "คำขอไม่ครบถ้วน",
  "The request is too large": "คำขอมีขนาดใหญ่เกินไป",
  "There are invisible characters in this. Please type it anew.": "มีอักขระที่มองไม่เห็นอยู่ในนี้ โปรดพิมพ์ใหม่",
  "There is no tour at this position": "ไม่มีทัวร์ในตำแหน่งนี้",
  "These tours are being moved elsewhere. Please try again.": "ทัวร์เหล่านี้กำลังถูกย้ายจากที่อื่น โปรดลองอีกครั้ง",
  "This BIC has a typing mistake. Please check it.": "รหัส BIC นี้พิมพ์ผิด โปรดตรวจสอบ",
  "This IBAN has a typing mistake. Please check it.": "IBAN นี้พิมพ์ผิด โปรดตรวจสอบ",
  "This PayNow code isn't made as banks read it. Please save it anew from your bank's app.":
    "โค้ด PayNow นี้ไม่ใช่รูปแบบที่ธนาคารอ่านได้ โปรดบันทึกใหม่จากแอปธนาคาร",
  "This account number has a typing mistake. Please check it.": "เลขที่บัญชีนี้พิมพ์ผิด โปรดตรวจสอบ",
  "This address has an account already. Log in, then open the link again.":
    "อีเมลนี้มีบัญชีอยู่แล้ว เข้าสู่ระบบ แล้วเปิดลิงก์อีกครั้ง",
  "This address has an account by now. Please use another one.": "ตอนนี้อีเมลนี้มีบัญชีแล้ว โปรดใช้อีเมลอื่น",
  "This address is taken.": "ที่อยู่นี้มีคนใช้แล้ว",
  "This address only looks like one of a payment service. Please copy the link from its own app.":
    "ที่อยู่นี้แค่ดูคล้ายของบริการชำระเงิน โปรดคัดลอกลิงก์จากแอปของบริการนั้นเอง",
  "This address was changed twice in 30 days. It can be changed again on {date}.":
    "ที่อยู่นี้เปลี่ยนไปแล้วสองครั้งใน 30 วัน เปลี่ยนได้อีกครั้งในวันที่ {date}",
  "This browser's push service isn't known here": "เราไม่รู้จักบริการแจ้งเตือนของเบราว์เซอร์นี้",
  "This code has expired. Please save a new one from your bank's app.":
    "โค้ดนี้หมดอายุแล้ว โปรดบันทึกโค้ดใหม่จากแอปธนาคาร",
  "This code holds an IBAN. Please add it as a bank transfer.": "โค้ดนี้มี IBAN โปรดเพิ่มเป็นการโอนเงินผ่านธนาคาร",
  "This code holds an amount. Please save one without: guests choose what they give.":
    "โค้ดนี้ระบุจำนวนเงินไว้ โปรดบันทึกโค้ดที่ไม่ระบุจำนวน เพราะนักท่องเที่ยวเลือกเองว่าจะให้เท่าไร",
  "This code is a web page, not a bank's code. If cards can be paid there, please add it as a card link.":
    "โค้ดนี้เป็นหน้าเว็บ ไม่ใช่โค้ดธนาคาร หากจ่ายด้วยบัตรได้ที่นั่น โปรดเพิ่มเป็นลิงก์บัตร",
  "This code is not right.": "รหัสนี้ไม่ถูกต้อง",
  "This code is too long: {max} characters at most.": "โค้ดนี้ยาวเกินไป: ไม่เกิน {max} ตัวอักษร",
  "This code names no account.": "โค้ดนี้ไม่ระบุบัญชี",
  "This code names no country.": "โค้ดนี้ไม่ระบุประเทศ",
  "This code was not read right: its check sum is wrong. Please try a sharper picture.":
    "อ่านโค้ดนี้ไม่ถูกต้อง ผลรวมตรวจสอบไม่ตรง โปรดลองรูปที่ชัดกว่า",
  "This code works once. Please save the one for receiving any amount.":
    "โค้ดนี้ใช้ได้ครั้งเดียว โปรดบันทึกโค้ดรับเงินแบบไม่ระบุจำนวน",
  "This is a UPI code. Please add it as UPI.": "นี่คือโค้ด UPI โปรดเพิ่มเป็น UPI",
  "This is a link of {service}. Please add it as {service}.": "นี่คือลิงก์ของ {service} โปรดเพิ่มเป็น {service}",
  "This is an IBAN. Please add it as a bank transfer.": "นี่คือ IBAN โปรดเพิ่มเป็นการโอนเงินผ่านธนาคาร",
  "This is an e-mail address. A UPI ID has no dot after the @, such as name@okbank.":
    "นี่คืออีเมล UPI ID ไม่มีจุดหลัง @ เช่น name@okbank",
  "This is the same as row {row}.": "ซ้ำกับบรรทัดที่ {row}",
  "This is too long.": "ข้อความยาวเกินไป",
  "This is your own address. You can edit this page anyway.": "นี่คืออีเมลของคุณเอง คุณแก้ไขหน้าเพจนี้ได้อยู่แล้ว",
  "This isn't a Pix key. Please copy it from your bank's app, or check its digits.":
    "นี่ไม่ใช่คีย์ Pix โปรดคัดลอกจากแอปธนาคาร หรือตรวจสอบตัวเลข",
  "This isn't a phone number of {country}. Please check it.": "นี่ไม่ใช่หมายเลขโทรศัพท์ของ{country} โปรดตรวจสอบ",
  "This isn't an address of {service}. Please enter your {service} name, such as {example}.":
    "นี่ไม่ใช่ที่อยู่ของ {service} โปรดใส่ชื่อ {service} ของคุณ เช่น {example}",
  "This isn't the code of a bank. Please save the picture from your bank's app.":
    "นี่ไม่ใช่โค้ดธนาคาร โปรดบันทึกรูปภาพจากแอปธนาคาร",
  "This link is no longer valid. Please ask for a new one.": "ลิงก์นี้ใช้ไม่ได้แล้ว โปรดขอลิงก์ใหม่",
  "This link works once, for one payment. Please enter your {service} name, such as {example}.":
    "ลิงก์นี้ใช้ได้ครั้งเดียวสำหรับการชำระเงินหนึ่งครั้ง โปรดใส่ชื่อ {service} ของคุณ เช่น {example}",
  "This link works once, for one payment. Please paste a payment link instead.":
    "ลิงก์นี้ใช้ได้ครั้งเดียวสำหรับการชำระเงินหนึ่งครั้ง โปรดวางลิงก์ชำระเงินแทน",
  "This looks like a card number. Please don't share it with anybody: nobody needs it to tip you.":
    "ดูเหมือนหมายเลขบัตร อย่าบอกใครเลย เพราะการให้ทิปคุณไม่ต้องใช้หมายเลขนี้",
  "This page is yours already.": "หน้าเพจนี้เป็นของคุณอยู่แล้ว",
  "This passkey could not be added. Please try again.": "เพิ่มพาสคีย์นี้ไม่สำเร็จ โปรดลองอีกครั้ง",
  "This passkey could not be read. Please try again.": "อ่านพาสคีย์นี้ไม่สำเร็จ โปรดลองอีกครั้ง",
  "This passkey doesn't open an account here. Please sign in with your password.":
    "พาสคีย์นี้ไม่ตรงกับบัญชีใดที่นี่ โปรดเข้าสู่ระบบด้วยรหัสผ่าน",
  "This passkey is already in use.": "พาสคีย์นี้มีการใช้งานอยู่แล้ว",
  "This password is too common. Please choose another one.": "รหัสผ่านนี้เดาง่ายเกินไป โปรดเลือกรหัสผ่านอื่น",
  "This price is not offered": "ราคานี้ไม่มีให้เลือก",
  "This profile belongs to somebody else": "โปรไฟล์นี้เป็นของคนอื่น",
  "This profile was changed in another tab or on another device": "โปรไฟล์นี้ถูกแก้ไขในแท็บอื่นหรือบนอุปกรณ์อื่น",
  "This request came from another site": "คำขอนี้มาจากเว็บไซต์อื่น",
  "This review platform is listed already": "มีแพลตฟอร์มรีวิวนี้ในรายการแล้ว",
  "This tour is assigned to this profile already": "เพิ่มทัวร์นี้ในโปรไฟล์นี้แล้ว",
  "Title is required": "โปรดใส่ชื่อทัวร์",
  "Title must be {max} characters or less": "ชื่อทัวร์ต้องยาวไม่เกิน {max} ตัวอักษร",
  "Too many attempts. Please wait a moment and try again.": "ลองหลายครั้งเกินไป โปรดรอสักครู่แล้วลองอีกครั้ง",
  "Too many people are signing in right now. Please try again.": "ตอนนี้มีคนเข้าสู่ระบบพร้อมกันมากเกินไป โปรดลองอีกครั้ง",
  "Two-step verification is already on.": "เปิดการยืนยันแบบ 2 ขั้นตอนอยู่แล้ว",
  "Two-step verification is off.": "การยืนยันแบบ 2 ขั้นตอนปิดอยู่",
  "Two-step verification was changed elsewhere. Please try again.":
    "การยืนยันแบบ 2 ขั้นตอนถูกเปลี่ยนจากที่อื่น โปรดลองอีกครั้ง",
  "Upload failed. Please try again.": "อัปโหลดไม่สำเร็จ โปรดลองอีกครั้ง",
  "Username must be at least {min} characters": "ชื่อผู้ใช้ต้องมีอย่างน้อย {min} ตัวอักษร",
  "We can't reach our database right now. Please try again.": "เข้าถึงฐานข้อมูลของเราไม่ได้ในขณะนี้ โปรดลองอีกครั้ง",
  "With an American account number others can take money. Please use Zelle, Venmo or Cash App.":
    "คนอื่นใช้เลขที่บัญชีของสหรัฐฯ ถอนเงินได้ โปรดใช้ Zelle, Venmo หรือ Cash App",
  "You already have an active subscription": "คุณมีการสมัครสมาชิกที่ใช้งานอยู่แล้ว",
  "You chose five new addresses in 30 days. You can choose another one on {date}.":
    "คุณเลือกที่อยู่ใหม่ไปแล้วห้ารายการใน 30 วัน เลือกใหม่ได้อีกครั้งในวันที่ {date}",
  "You can have at most {max} ways to be tipped.": "มีช่องทางรับทิปได้ไม่เกิน {max} ช่องทาง",
  "You can have only one profile": "คุณมีโปรไฟล์ได้เพียงรายการเดียว",
  "You can have up to {max} tours": "คุณมีทัวร์ได้ไม่เกิน {max} รายการ",
  "You can have up to {max} profiles": "คุณมีโปรไฟล์ได้ไม่เกิน {max} รายการ",
  "You can have up to {max} review platforms": "คุณมีแพลตฟอร์มรีวิวได้ไม่เกิน {max} รายการ",
  "You don't have a subscription yet": "คุณยังไม่ได้สมัครสมาชิก",
  "You don't have an active subscription": "คุณไม่มีการสมัครสมาชิกที่ใช้งานอยู่",
  "You have {count} passkeys. Remove one to add another.":
    "คุณมีพาสคีย์ {count} รายการ นำออกหนึ่งรายการเพื่อเพิ่มรายการใหม่",
  "Your account is about to be deleted. Keep it to go on.": "บัญชีของคุณกำลังจะถูกลบ เลือกเก็บบัญชีไว้เพื่อใช้งานต่อ",
  "Your current password is not right.": "รหัสผ่านปัจจุบันไม่ถูกต้อง",
  "Your subscription is being changed elsewhere. Please try again.":
    "การสมัครสมาชิกของคุณกำลังถูกเปลี่ยนจากที่อื่น โปรดลองอีกครั้ง",
  "{label}: This is not a phone number. Please enter one, with its country code, such as {example}.":
    "{label}: นี่ไม่ใช่หมายเลขโทรศัพท์ โปรดกรอกหมายเลขเดียวพร้อมรหัสประเทศ เช่น {example}",
  "{label}: This is not a username. Please enter the name after {prefix}, such as {example}.":
    "{label}: นี่ไม่ใช่ชื่อผู้ใช้ โปรดกรอกชื่อที่อยู่หลัง {prefix} เช่น {example}",
  "{label} must be less than {max} characters": "{label} ต้องยาวไม่เกิน {max} ตัวอักษร",
  "{service} is used in {countries}.": "{service} ใช้ใน{countries}",
  "{service} takes a phone number, no e-mail.": "{service} ใช้หมายเลขโทรศัพท์ ไม่ใช้อีเมล",
} satisfies Words<"rules">;
