import * as z from "zod";

export const text = z.string().min(1);

export const integer = z
  .string()
  .regex(/^-?\d+$/, "Invalid integer")
  .transform(Number);

export const boolean = z.enum(["true", "false"]).transform((value) => value === "true");

export const metadata = z.record(z.string(), z.string()).default({});

type Known<Shape, Params> = { [Key in keyof Shape]: Key extends keyof Params ? z.ZodType : never };

/** Declares the parameters of a call, or of an object inside them. A name that is not in the SDK's type fails to compile. */
export const params =
  <Params = object>() =>
  <Shape extends z.ZodRawShape & Known<Shape, Params>>(shape: Shape) =>
    z.strictObject(shape);
