import { decimalAmount } from "#schema/currency.ts";
import { wellFormed } from "#schema/well-formed.ts";
import { writeEmv } from "./emv.ts";
import { foldTo } from "./fold.ts";

// The codes of one country each. Amounts are in minor units; a code without an amount leaves it to the payer.

type PixCode = { key: string; name: string; city?: string; amount?: number };

/** The city in a code where the guide names none. The format requires one. */
const ANY_CITY = "BRASIL";

/**
 * Writes a static Pix code; the same text is what "Pix copia e cola" takes. Source: Banco Central, Manual de Padrões
 * para Iniciação do Pix.
 */
export const pixCode = ({ key, name, city, amount }: PixCode): string =>
  writeEmv([
    [
      "26",
      [
        ["00", "br.gov.bcb.pix"],
        ["01", key],
      ],
    ],
    ["52", "0000"],
    ["53", "986"],
    ["54", amount === undefined ? undefined : decimalAmount(amount, "BRL")],
    ["58", "BR"],
    ["59", foldTo(name, 25)],
    ["60", foldTo(city ?? ANY_CITY, 15) || ANY_CITY],
    ["62", [["05", "***"]]],
  ]);

/**
 * Writes a PromptPay code to a mobile number in E.164 or an e-wallet's 15 digits. Source: Bank of Thailand, Thai QR
 * Payment Standard.
 */
export const promptPayCode = (value: string, amount?: number): string =>
  writeEmv([
    ["01", amount === undefined ? "11" : "12"],
    [
      "29",
      [
        ["00", "A000000677010111"],
        value.startsWith("+") ? ["01", value.slice(1).padStart(13, "0")] : ["03", value],
      ],
    ],
    ["53", "764"],
    ["58", "TH"],
    ["54", amount === undefined ? undefined : decimalAmount(amount, "THB")],
  ]);

/** Writes a PayNow code to a mobile number in E.164 or a company's UEN. The payer may change the amount. */
export const payNowCode = (value: string, name: string, amount?: number): string =>
  writeEmv([
    ["01", amount === undefined ? "11" : "12"],
    [
      "26",
      [
        ["00", "SG.PAYNOW"],
        ["01", value.startsWith("+") ? "0" : "2"],
        ["02", value],
        ["03", "1"],
      ],
    ],
    ["52", "0000"],
    ["53", "702"],
    ["54", amount === undefined ? undefined : decimalAmount(amount, "SGD")],
    ["58", "SG"],
    ["59", foldTo(name, 25) || "NA"],
    ["60", "Singapore"],
  ]);

type VietQrCode = { bin: string; account: string; amount?: number; text?: string };

/** Writes a VietQR code to an account at a bank named by its BIN. Source: NAPAS, QR format 1.5.2. */
export const vietQrCode = ({ bin, account, amount, text = "" }: VietQrCode): string =>
  writeEmv([
    ["01", amount === undefined ? "11" : "12"],
    [
      "38",
      [
        ["00", "A000000727"],
        [
          "01",
          [
            ["00", bin],
            ["01", account],
          ],
        ],
        ["02", "QRIBFTTA"],
      ],
    ],
    ["53", "704"],
    ["54", amount === undefined ? undefined : decimalAmount(amount, "VND")],
    ["58", "VN"],
    ["62", foldTo(text, 50) === "" ? undefined : [["08", foldTo(text, 50)]]],
  ]);

/** The largest amount that UPI apps take from a code that was opened as a picture, in paise. */
export const UPI_MAX = 200_000;

/**
 * Writes UPI's address, which is link and code. Source: NPCI, UPI Linking Specifications 1.6; its `mc` and `tr` are for
 * merchants.
 */
export function upiAddress(vpa: string, name: string, amount?: number): string {
  const sum = amount === undefined ? "" : `&am=${decimalAmount(amount, "INR")}`;
  // The @ isn't encoded, because some apps don't decode it.
  return `upi://pay?pa=${vpa}&pn=${encodeURIComponent(wellFormed(name))}${sum}&cu=INR`;
}
