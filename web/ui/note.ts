/** ms that a note is shown */
const SHOWN_FOR = 5000;

/** Shows a message as plain text, which takes no other code. */
export function showNote(text: string): void {
  const note = document.createElement("p");
  note.className = "say";
  note.setAttribute("role", "alert");
  note.textContent = text;
  document.body.appendChild(note);
  setTimeout(() => note.remove(), SHOWN_FOR);
}
