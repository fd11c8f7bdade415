"""A speech server for Orca that makes no sound: it writes each text as a line of JSON to file descriptor 3.

Orca loads it by `settings.speechServerFactory`. Lines: {"say": text} when something is said, with "changed": true where
it is the changed description of the focused field; {"waiting": n} every 50 ms, the number of events that Orca has not
read yet.
"""
import json
import os
from gi.repository import GLib
from orca import speechserver

_changed = False
_out = os.fdopen(3, 'w', buffering=1, encoding='utf-8')


def _write(**line):
    _out.write(json.dumps(line, ensure_ascii=False) + '\n')


def hear_descriptions(script):
    """Marks changed descriptions. Also mends Orca 43: it keeps what it has read under 'descriptions', looks for it under
    'description', and so says each description again that was read with the focus."""
    original = script.onDescriptionChanged

    def on_description_changed(self, event):
        global _changed
        self.pointOfReference['description'] = self.pointOfReference.get('descriptions', {})
        _changed = True
        try:
            original(self, event)
        finally:
            _changed = False
    script.onDescriptionChanged = on_description_changed


def hear_focus(script):
    """Works around Orca 43: when the element that it was at is removed, such as "Please Wait...", it moves to the focused
    heading without saying it."""
    from orca import orca
    original = script.onFocusedChanged

    def on_focused_changed(self, event):
        silent = orca.setLocusOfFocus

        def set_locus_of_focus(cause, obj, notifyScript=True, force=False):
            silent(cause, obj, notifyScript or (event.detail1 == 1 and obj == event.source), force)
        orca.setLocusOfFocus = set_locus_of_focus
        try:
            return original(self, event)
        finally:
            orca.setLocusOfFocus = silent
    script.onFocusedChanged = on_focused_changed


def _beat():
    """Orca has one thread, so there is no beat while it works."""
    try:
        from orca import event_manager
        get_manager = getattr(event_manager, 'get_manager', None) or event_manager.getManager
        manager = get_manager()
        queue = getattr(manager, '_event_queue', None) or manager._eventQueue
        _write(waiting=queue.qsize())
    except Exception:
        _write(waiting=0)
    return True


class SpeechServer(speechserver.SpeechServer):
    _one = None

    @staticmethod
    def getFactoryName():
        return 'listen'

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._one = SpeechServer._one or SpeechServer()
        return SpeechServer._one

    @staticmethod
    def shutdownActiveServers():
        SpeechServer._one = None

    def __init__(self):
        super().__init__()
        self._reading = 0
        GLib.timeout_add(50, _beat)

    def getInfo(self):
        return ['listen', 'listen']

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True, **_):
        if text:
            _write(say=text, **({'changed': True} if _changed else {}))

    def speakCharacter(self, character, acss=None, **_):
        _write(say=character)

    def speakKeyEvent(self, event, acss=None, **_):
        pass

    def sayAll(self, utteranceIterator, progressCallback):
        """Reads on, a text at a time, until stop() is called."""
        self._reading += 1
        mine = self._reading

        def step():
            if mine != self._reading:
                return False
            try:
                context, _acss = next(utteranceIterator)
            except StopIteration:
                return False
            _write(say=context.utterance)
            context.currentOffset = context.endOffset
            return True
        GLib.timeout_add(5, step)

    def stop(self):
        self._reading += 1

    def __getattr__(self, name):
        """Volume, rate, punctuation and the rest of the interface."""
        if name.startswith('__'):
            raise AttributeError(name)
        return lambda *_args, **_kwargs: None
