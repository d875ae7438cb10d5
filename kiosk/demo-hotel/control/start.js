// Starts the tablet of this browser anew: the settings it kept for its next start are those of another situation.

localStorage.clear();
// In the history the tablet takes this page's place: going back must not choose the situation once more.
location.replace(document.querySelector('#tablet').href);
