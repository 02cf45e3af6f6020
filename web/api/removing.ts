import { statusOf } from "./failure.ts";

/** ms before a call that got no response is made once more */
const PAUSE = 1000;

/**
 * Returns the options of a mutation that removes something: it is tried once more when no response came. What is gone by
 * then was removed by the first call, whose response was lost.
 */
export const removing = <Input>(call: (input: Input) => Promise<unknown>) => ({
  mutationFn: async (input: Input): Promise<void> => {
    try {
      await call(input);
    } catch (error) {
      if (statusOf(error) !== undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      await call(input).catch((second: unknown) => {
        if (statusOf(second) !== 404) throw second;
      });
    }
  },
  retry: false,
});
