import { hydrateRoot } from "react-dom/client";
import { P } from "./p.tsx";
hydrateRoot(document.getElementById("root")!, <P />);
