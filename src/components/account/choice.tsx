import { Button } from "@/src/components/primitives/button";
import { useLive } from "@/src/client/state/live";
import { useAccountSurroundings } from "./account-context";
import styles from "./settings.module.css";

interface Props {
  /** Endpoint that stores the choice. */
  action: string;
  name: string;
  isChosen: boolean;
  isBusy: boolean;
  label: string;
  onChoose: (isChosen: boolean) => void;
}

/** A checkbox that is saved as soon as it is changed; without the script, by a button beside it. */
export function Choice({ action, name, isChosen, isBusy, label, onChoose }: Props) {
  const { locale, t } = useAccountSurroundings();
  const isLive = useLive();
  return (
    <form method="post" action={action}>
      <input type="hidden" name="lang" value={locale} />
      <label className={styles.choice}>
        {isLive ? (
          <input
            type="checkbox"
            checked={isChosen}
            aria-busy={isBusy || undefined}
            onChange={({ currentTarget: { checked } }) => onChoose(checked)}
          />
        ) : (
          <input type="checkbox" name={name} defaultChecked={isChosen} />
        )}
        <span>{label}</span>
      </label>
      {!isLive && (
        <Button type="submit" tone="outline" size="small">
          {t("settings.save")}
        </Button>
      )}
    </form>
  );
}
