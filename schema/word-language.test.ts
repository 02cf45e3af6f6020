import { expect, it } from "vitest";
import { languageOfWords } from "./word-language.ts";

it.each([
  [
    "en",
    "Born in Lisbon, I have walked the hills of Alfama for twelve years and know the best view of the river.",
  ],
  [
    "es",
    "Nací en Sevilla y desde hace diez años enseño la ciudad con mucho humor. Me encantan las historias del barrio.",
  ],
  [
    "pt",
    "Nasci em Lisboa e há doze anos que mostro a cidade com histórias, música e um copo de vinho do Douro. Não é só história.",
  ],
  [
    "fr",
    "Je suis née à Lyon et je vous emmène dans les traboules avec des histoires que les livres ont oubliées depuis longtemps.",
  ],
  [
    "it",
    "Sono nata a Roma e da dieci anni porto gli ospiti per i vicoli di Trastevere con una storia per ogni pietra del quartiere.",
  ],
  [
    "de",
    "Ich bin in Köln geboren und zeige euch die Stadt mit viel Humor, vom Dom bis zu den Brauhäusern in der Altstadt.",
  ],
  [
    "nl",
    "Ik ben geboren in Utrecht en loop al tien jaar met gasten door de stad. Jullie zien het water van onderaf.",
  ],
  [
    "da",
    "Jeg er født i Aarhus og har vist byen frem siden 2010. Jeg fortæller historier af den slags, der ikke står i bøgerne. Hvor er din by? Den viser jeg dig.",
  ],
  [
    "sv",
    "Jag är född i Visby och har visat staden sedan 2010. Det är inte bara murar, det är en plats för alla. Följ med till havet.",
  ],
  [
    "fi",
    "Olen syntynyt Turussa ja minä kerron tarinoita, joita ei ole kirjoissa. Kaupunki on kaunis, kun se herää.",
  ],
  [
    "pl",
    "Urodziłem się w Krakowie i od lat oprowadzam gości po mieście. Jestem przewodnikiem z licencją, a na spacer zapraszam nie tylko w lecie, oraz do Nowej Huty.",
  ],
  [
    "tr",
    "İstanbul'da doğdum ve çok uzun yıllardır size bu şehri gösteriyorum. Her sokak için bir hikâyem var, kahve ile başlarız.",
  ],
  ["vi", "Tôi là người Hà Nội và tôi kể những câu chuyện của phố cổ cho các bạn, với một ly cà phê trứng."],
  [
    "ms",
    "Saya dilahirkan di Melaka dan telah membawa tetamu di bandar ini selama sepuluh tahun. Anda boleh datang bersama kami kerana ceritanya menarik.",
  ],
  [
    "fil",
    "Ipinanganak ako sa Maynila at sampung taon ko nang ikinukuwento ang mga lihim ng Intramuros. Sumama kayo sa amin para sa masarap na pagkain.",
  ],
  [
    "ca",
    "Vaig néixer a Girona i des de fa deu anys ensenyo els carrers amb una mica d'humor. És la meva ciutat i m'agrada molt. Sóc del barri vell.",
  ],
  [
    "et",
    "Olen sündinud Tallinnas ja näitan vanalinna juba kümme aastat. Minu jutud on lõbusad ning teie küsimused ei jää vastuseta, kui koos kõnnime.",
  ],
  [
    "lv",
    "Es esmu dzimis Rīgā un jau desmit gadus stāstu par vecpilsētu. Stāsti ir mans darbs, un uz jautājumiem ar prieku atbildu, lai jūs to iepazītu.",
  ],
  [
    "lt",
    "Aš gimiau Vilniuje ir jau dešimt metų pasakoju apie senamiestį. Tai yra mano darbas, kad jūs pamatytumėte, kaip gyvename su juoku iš savęs.",
  ],
  [
    "sl",
    "Rodil sem se v Ljubljani in že deset let vodim goste po mestu z veliko humorja. Vse zgodbe so moje in za vas pri tem ni nič zaigrano.",
  ],
  [
    "sq",
    "Kam lindur në Berat dhe prej dhjetë vjetësh tregoj një qytet me shumë histori. Është puna ime që ju të ndiheni si në shtëpi nga dita e parë.",
  ],
  [
    "az",
    "Mən Bakıda doğulmuşam və on ildir ki, qonaqlara köhnə şəhəri göstərirəm. Bu, sizin üçün çox maraqlı bir gün olacaq, mənim kimi ən yaxşı bələdçi ilə.",
  ],
  [
    "id",
    "Saya lahir di Yogyakarta dan sudah sepuluh tahun memandu. Anda akan melihat kota ini dengan mata yang lain.",
  ],
])("a guide's words in %s are recognised", (language, text) => {
  expect(languageOfWords(text)).toBe(language);
});

it.each([
  "",
  "Marta Oliveira",
  "Calle de la Luna, Madrid",
  "Free walking tours, old town and port",
  "São Paulo · Rio de Janeiro · Salvador da Bahia",
  "日本語で案内します。東京の下町を歩きます。",
  "Экскурсии по городу и за городом, на любой вкус",
  "de la de la de la de la de la",
])("a text that is short, of names or in other letters says nothing: '%s'", (text) => {
  expect(languageOfWords(text)).toBeUndefined();
});

it("a text of two languages in equal parts says nothing", () => {
  expect(
    languageOfWords(
      "I am the guide of the town for you. Ich bin der Guide und zeige euch die Stadt mit Humor.",
    ),
  ).toBeUndefined();
});
