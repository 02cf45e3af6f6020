import type { Tour } from "#schema/tour.ts";
import { listInSentence, t } from "#texts/app/t.ts";

const leaving = (title: string, profiles: string[] | undefined): string => {
  if (profiles === undefined)
    return t("‘{title}’ will be deleted, also from the profiles that show it. This cannot be undone.", {
      title,
    });
  if (profiles.length === 0)
    return t("‘{title}’ will be deleted. It is on none of your profiles. This cannot be undone.", { title });
  const names = listInSentence(profiles);
  return profiles.length === 1
    ? t("‘{title}’ will be deleted, also from the profile of {names}. This cannot be undone.", {
        title,
        names,
      })
    : t("‘{title}’ will be deleted, also from the profiles of {names}. This cannot be undone.", {
        title,
        names,
      });
};

const leavingWithImage = (title: string, profiles: string[] | undefined): string => {
  if (profiles === undefined)
    return t(
      "‘{title}’ will be deleted with its image, also from the profiles that show it. This cannot be undone.",
      {
        title,
      },
    );
  if (profiles.length === 0)
    return t(
      "‘{title}’ will be deleted with its image. It is on none of your profiles. This cannot be undone.",
      {
        title,
      },
    );
  const names = listInSentence(profiles);
  return profiles.length === 1
    ? t(
        "‘{title}’ will be deleted with its image, also from the profile of {names}. This cannot be undone.",
        {
          title,
          names,
        },
      )
    : t(
        "‘{title}’ will be deleted with its image, also from the profiles of {names}. This cannot be undone.",
        {
          title,
          names,
        },
      );
};

/** Says what is lost with a tour. `profiles`: the names of those that show it, undefined while they load. */
export const deleteDescription = (
  { title, imageUrl }: Pick<Tour, "title" | "imageUrl">,
  profiles: string[] | undefined,
): string => (imageUrl === null ? leaving(title, profiles) : leavingWithImage(title, profiles));
