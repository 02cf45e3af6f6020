import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Guide, GuideValues } from "#schema/guide.ts";
import { type LinkField, linkKind } from "#schema/links.ts";
import { useCreateGuide, useUpdateGuide } from "#web/features/guides/mutations.ts";
import { guideQuery } from "#web/features/guides/queries.ts";
import { useProof } from "#web/features/session/use-proof.tsx";
import { deviceTimeZone } from "#web/lib/device-time-zone.ts";
import { useResumableWrite } from "#web/lib/use-resumable-write.ts";
import type { RunState } from "./use-run.ts";

/** Writes the run's one profile, however often it is asked to. The page shows `dialog`. */
export function useWriteProfile({ run, latest, change }: RunState) {
  const client = useQueryClient();
  const create = useCreateGuide();
  const update = useUpdateGuide();
  const proof = useProof();
  const stored = useRef<Guide>(undefined);
  const { write } = useResumableWrite<Guide, GuideValues>({
    begun: run.key,
    latest: () => stored.current,
    onExists: (guide) => {
      stored.current = guide;
    },
    create: (values, key) => {
      change({ isSent: true });
      return create.mutateAsync({ values: { ...values, timeZone: deviceTimeZone() }, key });
    },
    // The response to an earlier create was lost, and other answers were given since.
    update: ({ id, updatedAt: version }, values) =>
      proof.run((password) => update.mutateAsync({ id, version, values, password })),
  });
  return {
    dialog: proof.dialog,
    /** Creates the profile, and returns its id; that of an earlier call where there was one. */
    writeProfile: async (values: GuideValues): Promise<number> => {
      const { guideId } = latest();
      if (guideId !== null) return guideId;
      const { id } = await write(values);
      change({ guideId: id });
      return id;
    },
    /** Writes one of the form's fields into the profile that exists, where it isn't there. */
    writeField: async (id: number, field: LinkField, text: string): Promise<void> => {
      const value = linkKind(field).normalise(text);
      if (client.getQueryData(guideQuery(id).queryKey)?.[field] === value) return;
      await proof.run(async (password) => {
        const { [field]: before, updatedAt: version } = await client.fetchQuery({
          ...guideQuery(id),
          staleTime: 0,
        });
        if (before !== value) await update.mutateAsync({ id, version, values: { [field]: value }, password });
      });
    },
  };
}
