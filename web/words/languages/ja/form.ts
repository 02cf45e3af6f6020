import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add platform": "レビューサイトを追加",
  "Add {name}": "{name}を追加",
  "Also in {places}.": "{places}にもあります。",
  "Amounts in {currency}": "金額（{currency}）",
  "Any photo from your phone: you choose the square, we make it small.":
    "スマートフォンの写真をそのまま使えます。四角く切り抜くと、自動で小さくします。",
  "Basic Information": "基本情報",
  Bio: "自己紹介",
  "Change photo": "写真を変更",
  "Change there too": "そこも変更する",
  "Choose a country": "国・地域を選択",
  "Choose a currency": "通貨を選択",
  "Choose a currency first.": "先に通貨を選んでください。",
  "Contact Information": "連絡先情報",
  "Country code first, without the +": "国番号から、+なしで",
  "Create Profile First": "先にプロフィールを作成",
  "Create Your Tour Guide Profile": "ガイドプロフィールを作成",
  "Create it anew": "作り直す",
  "Crop your photo": "写真を切り抜く",
  Currency: "通貨",
  "Currency of tips": "チップの通貨",
  "Dials {number}, a number in {country}": "{number}（{country}の番号）に発信します",
  "Dials {number}, an international number": "{number}（国際番号）に発信します",
  "Did you mean +{number}?": "+{number}のことですか？",
  "Drag the photo to move it. Guests see the circle.":
    "写真はドラッグで動かせます。ゲストには円の中が表示されます。",
  "Each one you fill in shows under ‘Leave a Tip’.": "入力したものが「チップを贈る」の下に表示されます。",
  "Easy to say and to type: your name, or your tour’s.":
    "言いやすく入力しやすいものを。あなたの名前やツアーの名前など。",
  "Everybody can read the phone number or email in this link.":
    "このリンクの電話番号やメールアドレスは、誰でも見られます。",
  "Failed to create your profile. Please try again.":
    "プロフィールを作成できませんでした。もう一度お試しください。",
  "Failed to update your profile. Please try again.":
    "プロフィールを更新できませんでした。もう一度お試しください。",
  "First amount in {currency}": "1つ目の金額（{currency}）",
  "Guest reviews": "ゲストのレビュー",
  "Guests can always type their own.": "ゲストはいつでも自分で金額を入力できます。",
  "Guests can leave a review on your profile.": "ゲストがプロフィールにレビューを書けます。",
  "Guests can leave a review on your profile. Off: they can’t, and the reviews you have are hidden.":
    "ゲストがプロフィールにレビューを書けます。オフにすると書けなくなり、これまでのレビューも非表示になります。",
  "Guests can read your phone number or email in a Zelle link.":
    "Zelleのリンクからは、あなたの電話番号かメールアドレスをゲストが読み取れます。",
  "Guests see only what you fill in.": "入力した項目だけがゲストに表示されます。",
  "Guests type an amount of their own.": "金額はゲストが自分で入力します。",
  "If not your whole name: guests read it where the page speaks of you.":
    "フルネームと違う場合に。ページであなたを呼ぶときに使います。",
  "It was deleted in another tab or on another device, and its photo with it. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "別のタブか端末で、写真と一緒に削除されました。入力した内容はすべてここに残っています。新しいプロフィールには、新しいアドレスとQRコードが付きます。",
  "It was deleted in another tab or on another device. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "別のタブか端末で削除されました。入力した内容はすべてここに残っています。新しいプロフィールには、新しいアドレスとQRコードが付きます。",
  "It was saved in another tab or on another device since you opened it here. Yours is not saved yet.":
    "ここで開いたあとに、別のタブか端末で保存されました。こちらの内容はまだ保存されていません。",
  "Keep my version": "こちらの内容を使う",
  "Languages you speak": "対応言語",
  Leave: "移動する",
  "Leave without saving?": "保存せずに移動しますか？",
  "Live preview": "ライブプレビュー",
  "Load the newer version": "新しい内容を読み込む",
  "Log in in a new tab": "新しいタブでログイン",
  "Newer version loaded": "新しい内容を読み込みました",
  "Not handed on": "引き継げませんでした",
  "Only the name is required.": "必須なのは名前だけです。",
  "Only your username, we add the rest.": "ユーザー名だけでOK。残りは自動で補います。",
  "Other places where guests can review you, such as Tripadvisor or Google.":
    "TripadvisorやGoogleなど、ゲストがレビューを書けるほかのサイト。",
  "Page address": "ページのアドレス",
  "Paste the full checkout link": "お支払いページのリンク全体を貼り付けてください",
  "Paste the full link": "リンク全体を貼り付けてください",
  Platform: "レビューサイト",
  "Platform name": "レビューサイト名",
  "Please give three amounts, each above zero": "0より大きい金額を3つ入力してください",
  "Please log in, then save again. Nothing you typed is lost.":
    "ログインしてから、もう一度保存してください。入力した内容は残っています。",
  "Please suggest no more than {amount} {currency}": "金額は{amount} {currency}以内にしてください",
  Preview: "プレビュー",
  "Preview of the public page": "公開ページのプレビュー",
  "Professional Tour Guide": "プロのツアーガイド",
  "Professional tag": "肩書きタグ",
  "Profile Picture": "プロフィール写真",
  "Profile created!": "プロフィールを作成しました！",
  "Profile picture": "プロフィール写真",
  "Profile picture updated": "プロフィール写真を更新しました",
  "Profile updated!": "プロフィールを更新しました！",
  "Review platforms": "レビューサイト",
  "Reviews Settings": "レビューの設定",
  "Save & Preview": "保存してプレビュー",
  "Save Changes": "変更を保存",
  "Save as it is": "このまま保存",
  "Save once, then choose up to three of your tours here.": "一度保存すると、ここでツアーを3つまで選べます。",
  "Save this number?": "この番号を保存しますか？",
  "Second amount in {currency}": "2つ目の金額（{currency}）",
  "Social Media": "SNS",
  "Start with the country code, then the whole number.":
    "国番号から始めて、続けて番号をすべて入力してください。",
  "Start with the country code: for {country} {number}.":
    "国番号から始めてください。{country}は{number}です。",
  "Suggest amounts": "金額の候補を表示",
  "Suggested amounts": "金額の候補",
  "Test link": "リンクを試す",
  "Test link: {label}": "リンクを試す：{label}",
  "That is all ten.": "上限の10件になりました。",
  "The two differ in: {fields}": "異なる項目：{fields}",
  "There was a problem uploading your profile picture": "プロフィール写真をアップロードできませんでした",
  "These are {max}, the most there can be.": "上限の{max}件になりました。",
  "Third amount in {currency}": "3つ目の金額（{currency}）",
  "This part could not be loaded.": "この部分を読み込めませんでした。",
  "This profile has changed": "このプロフィールは変更されています",
  "This profile was deleted": "このプロフィールは削除されました",
  "This would dial {number}, a number in {country}, and it doesn't look like one.":
    "{number}（{country}の番号）に発信されますが、正しい番号ではないようです。",
  "This would dial {number}, a number in {country}, and it is too long for one.":
    "{number}（{country}の番号）に発信されますが、桁数が多すぎます。",
  "This would dial {number}, a number in {country}, and it is too short for one.":
    "{number}（{country}の番号）に発信されますが、桁数が足りません。",
  "This would dial {number}, an international number, and it doesn't look like one.":
    "{number}（国際番号）に発信されますが、正しい番号ではないようです。",
  "This would dial {number}, an international number, and it is too long for one.":
    "{number}（国際番号）に発信されますが、桁数が多すぎます。",
  "This would dial {number}, an international number, and it is too short for one.":
    "{number}（国際番号）に発信されますが、桁数が足りません。",
  "This would dial {number}, and it doesn't look like a phone number.":
    "{number}に発信されますが、電話番号ではないようです。",
  "This would dial {number}, and it is too long for a phone number.":
    "{number}に発信されますが、電話番号としては桁数が多すぎます。",
  "This would dial {number}, and it is too short for a phone number.":
    "{number}に発信されますが、電話番号としては桁数が足りません。",
  "This would dial {number}, and no country's numbers begin like that.":
    "{number}に発信されますが、このように始まる国番号はありません。",
  "This would dial {number}. From abroad it is {right}, a number in {country}.":
    "{number}に発信されます。海外からは{right}（{country}の番号）です。",
  "This would dial {number}. From abroad it is {right}, an international number.":
    "{number}に発信されます。海外からは{right}（国際番号）です。",
  "Tipping & Payments": "チップとお支払い",
  URL: "URL",
  "Update Profile": "プロフィールを更新",
  "Update Your Tour Guide Profile": "ガイドプロフィールを更新",
  "Upload failed": "アップロードできませんでした",
  "Upload photo": "写真をアップロード",
  "Uploading your profile picture": "プロフィール写真をアップロード中",
  "Use +{number}": "+{number}を使う",
  Warning: "警告",
  "What guests call you": "ゲストからの呼び名",
  "What works in your country is offered to you first.": "あなたの国で使えるものが先に表示されます。",
  "What you changed on this page will be lost.": "このページでの変更は失われます。",
  "Where you work": "活動している国・地域",
  "Without the +, we add it": "+なしで。自動で付けます",
  "You are signed out. Everything you typed is still here. {link}, then save again.":
    "ログアウトしています。入力した内容はすべて残っています。{link}して、もう一度保存してください。",
  "You can change it twice in 30 days. The old one leads here for a year.":
    "30日間に2回まで変更できます。以前のアドレスは1年間、ここにつながります。",
  "Your Zelle link shows your phone number or email to everybody.":
    "Zelleのリンクから、電話番号やメールアドレスが誰にでも見えます。",
  "Your portrait": "あなたの写真",
  "Your profile was saved, but your review platforms were not. Please save again.":
    "プロフィールは保存しましたが、レビューサイトは保存できませんでした。もう一度保存してください。",
  "Your review platforms could not be loaded. Saving leaves them as they are.":
    "レビューサイトを読み込めませんでした。保存しても、今の内容のままになります。",
  "platform {number}": "レビューサイト{number}",
  "Throw away": "破棄する",
  "We kept what you typed.": "入力した内容を残してあります。",
  Yes: "はい",
  "You work in {country}, tips in {currency}?": "活動場所は{country}、チップの通貨は{currency}ですか？",
  "{first}, {second} and {third}. Guests can always type their own.":
    "{first}、{second}、{third}。ゲストはいつでも自分で金額を入力できます。",
} satisfies Words<"form">;
