#!/usr/bin/python3
"""A bare WebKitGTK window as narrow as a phone, which WebKitWebDriver drives (MiniBrowser's tool bar keeps it wider)."""
import os
import signal
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2

given = dict(arg.removeprefix("--").split("=", 1) for arg in sys.argv[1:] if "=" in arg)
storage = given["storage"]
data = WebKit2.WebsiteDataManager(base_data_directory=storage, base_cache_directory=storage)
context = WebKit2.WebContext.new_with_website_data_manager(data)
cookies = context.get_cookie_manager()
cookies.set_persistent_storage(storage + "/cookies.sqlite", WebKit2.CookiePersistentStorage.SQLITE)
context.set_automation_allowed(True)
context.set_preferred_languages(["en-GB"])
# Pages that move cost seconds without a graphics card.
device = Gtk.Settings.get_default()
device.set_property("gtk-enable-animations", False)
DARK = "gtk-application-prefer-dark-theme"
device.set_property(DARK, "--dark" in sys.argv)


def download(_, item):
    item.connect(
        "decide-destination",
        lambda item, name: item.set_destination("file://%s/%s" % (given["downloads"], name)) or True,
    )
    item.connect("failed", lambda item, error: print("DOWNLOAD", error.message, flush=True))


context.connect("download-started", download)


def decide(_, decision, kind):
    if kind != WebKit2.PolicyDecisionType.RESPONSE or decision.is_mime_type_supported():
        return False
    decision.download()
    return True


def load(_, event):
    # A page that fails to load is FINISHED and never COMMITTED.
    if event == WebKit2.LoadEvent.REDIRECTED:
        return
    print("LEAVES" if event == WebKit2.LoadEvent.STARTED else "ARRIVES", flush=True)


def create(_):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.connect("decide-policy", decide)
    view.connect("load-changed", load)
    settings = view.get_settings()
    # Errors of scripts, the console and the content policy go to stdout.
    settings.set_enable_write_console_messages_to_stdout(True)
    # Without scripts of its own a page can still be looked into.
    settings.set_enable_javascript_markup("--no-scripts" not in sys.argv)
    # WebKit sends no name with brackets, which some apps' browsers have.
    if "[" not in given.get("user-agent", "["):
        settings.set_user_agent(given["user-agent"])
    if "before" in given:
        with open(given["before"], encoding="utf-8") as file:
            source = file.read()
        frames, start = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
        view.get_user_content_manager().add_script(WebKit2.UserScript.new(source, frames, start, None, None))
    window = Gtk.Window()
    window.set_default_size(int(given["width"]), int(given["height"]))
    window.add(view)
    window.show_all()

    # The driver's own pictures wait for ever on a page that a service worker controls.
    def picture(*_):
        shown = window.get_window()
        pixels = Gdk.pixbuf_get_from_window(shown, 0, 0, shown.get_width(), shown.get_height())
        pixels.savev(given["picture"], "png", [], [])
        return True

    def switch_theme(*_):
        device.set_property(DARK, not device.get_property(DARK))
        return True

    GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, picture)
    GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR2, switch_theme)
    print("VIEW", os.getpid(), flush=True)
    return view


def started(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("view")
    session.set_application_info(info)
    session.connect("create-web-view", create)


context.connect("automation-started", started)
Gtk.main()
