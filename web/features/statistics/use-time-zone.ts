import { useMutation, useQueryClient } from "@tanstack/react-query";
import { haveSameClocks } from "#schema/day.ts";
import type { Guide } from "#schema/guide.ts";
import { isTimeZone } from "#schema/known-time-zone.ts";
import { deviceTimeZone } from "#web/lib/device-time-zone.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#texts/app/t.ts";
import { saveTimeZone } from "./mutations.ts";

/** Returns the time zone of this device, and changes a profile's days to it. `onTaken`: called once they are changed. */
export function useTimeZone({ id, timeZone }: Guide, onTaken: () => void) {
  const client = useQueryClient();
  const deviceZone = deviceTimeZone() ?? timeZone;
  const change = useMutation({
    mutationFn: () => saveTimeZone(id, deviceZone),
    onSuccess: () => {
      onTaken();
      return client.invalidateQueries();
    },
    onError: (error) => {
      console.warn(error);
      toast({
        title: t("The time zone could not be changed"),
        description: t("Check your connection, then try once more."),
        variant: "destructive",
      });
    },
  });
  return {
    deviceZone,
    // Two names of one zone are no other one, and a browser may be older than a name.
    isOther:
      deviceZone !== timeZone && !(isTimeZone(timeZone) && haveSameClocks(deviceZone, timeZone, Date.now())),
    isSaving: change.isPending,
    takeDeviceZone: () => change.mutate(),
  };
}
