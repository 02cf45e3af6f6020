import type { ReportWords } from "./words.ts";

export const id: ReportWords = {
  title: "Laporkan ulasan ini",
  lead: "Apa yang salah? Setiap laporan dibaca oleh manusia.",
  "not-a-guest": "Bukan tentang tur ini",
  offensive: "Kasar atau penuh kebencian",
  spam: "Iklan atau spam",
  "personal-data": "Membocorkan data pribadi",
  other: "Lainnya",
  choose: "Silakan pilih alasan",
  more: "Tambahkan rincian atau email Anda",
  text: "Apa yang perlu kami ketahui?",
  email: "Email Anda, untuk mengetahui keputusan kami",
  goodFaith: "Dengan mengirim, Anda menyatakan dengan iktikad baik bahwa ini benar dan lengkap.",
  send: "Kirim laporan",
  cancel: "Batal",
  thanks: "Terima kasih. Laporan akan dibaca.",
  thanksText: "Sampai saat itu ulasan tetap tampil.",
  back: "Kembali ke halaman",
};
