import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/look.css';
import './styles/app.css';
import App from './App.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no place for the app');
mount(App, { target });
