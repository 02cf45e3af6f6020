import { expect, it } from "vitest";
import { languageOfText } from "./script-language.ts";

it.each([
  ["Muito obrigado!", "pt-PT", "pt-PT"],
  ["Great walk", "", ""],
  ["とても楽しかったです", "en", "ja"],
  ["東京の街を歩く", "en", "ja"],
  ["東京の街を歩く", "zh-Hans", "ja"],
  ["非常好的导游", "en", "zh"],
  ["非常好的導遊", "zh-Hant", "zh-Hant"],
  ["素晴", "ja", "ja"],
  ["정말 좋았어요", "de", "ko"],
  ["Спасибо", "en", "ru"],
  ["Дякую", "uk", "uk"],
  ["Ευχαριστώ", "en", "el"],
  ["شكرا جزيلا", "fr", "ar"],
  ["خیلی ممنون", "fa", "fa"],
  ["תודה רבה", "ru", "he"],
  ["धन्यवाद", "en", "hi"],
  ["ขอบคุณมาก", "en", "th"],
  ["Thank you", "ja", "und-Latn"],
  ["Thank you", "ar-MA", "und-Latn"],
  ["ধন্যবাদ", "en", "bn"],
  ["بہت شکریہ", "ur", "ur"],
  ["Hvala, bilo je divno", "sr-Cyrl", "sr-Latn"],
  ["Хвала, било је дивно", "sr-Latn", "sr-Cyrl"],
  ["Хвала, било је дивно", "sr", "sr-Cyrl"],
  ["Рақмет", "kk", "kk"],
  ["پورے سفر کا بہترین ٹور! زینب ہر گلی کو جانتی ہیں۔", "en", "ur"],
  ["خیلی خوب بود، راهنمای مهربان", "en", "fa"],
  ["كانت الجولة رائعة مع مارتا", "en", "ar"],
  ["Сапардағы ең жақсы экскурсия! Ғалия әр көшені біледі.", "en", "kk"],
  ["Ђорђе зна сваки камен, најбоља тура на путовању!", "en", "sr-Cyrl"],
  ["Їжа смачна, а історії ще кращі", "en", "uk"],
  ["Гид Ђорђе был прекрасен: показал весь старый город, рассказал о площадях и накормил", "en", "ru"],
  ["Дуже смачно", "uk", "uk"],
  ["★★★ 10/10 🙂", "de", "de"],
  ["", "de", "de"],
] as const)("the text %j on a page in %j is in %j", (text, page, language) =>
  expect(languageOfText(text, page)).toBe(language),
);

it("a text in three scripts is in the language of the most letters", () => {
  expect(languageOfText("Hello, привет, こんにちは、今日はいい天気ですね", "en")).toBe("ja");
  expect(languageOfText("Guided walks in Москва και 東京", "en")).toBe("en");
});
